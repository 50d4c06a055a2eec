import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {XSLT_NAMESPACE} from '../../../src/integrations/xsltNamespace';
import {judgeInTurn} from '../judgeInTurn';
import {runProgram} from '../program';
import type {Engine, Fence} from '../types';
import {parseXml} from './xmlFault';

const MISSING =
  'The XSLT blocks need xsltproc: `apt-get install xsltproc` on Debian as root, else the package of your system.';
/** Exit code of xsltproc for a stylesheet that it cannot parse. */
const UNREADABLE = 5;

/**
 * XML blocks that are XSLT stylesheets: version 1.0, as the component runs, and compiled by xsltproc (libxslt). With
 * the blocks `xml title="input"` and `title="output"` directly after it, xsltproc makes exactly that output of the
 * input; white space at its end does not count. Nothing comes from the network and no file is written.
 */
export const xslt: Engine = {
  name: 'xslt',
  accepts: ({language, code}) =>
    language === 'xml' && code.includes(XSLT_NAMESPACE) && stylesheetVersion(code) !== undefined,
  run: async (fences, root) => {
    const folder = await mkdtemp(join(tmpdir(), 'xslt-blocks-'));
    try {
      return await judgeInTurn(async (fence) => faultOfVersion(fence) ?? (await faultOfRun(fence, folder)))(
        fences,
        root,
      );
    } finally {
      await rm(folder, {recursive: true});
    }
  },
};

function stylesheetVersion(code: string): string | undefined {
  const root = parseXml(code).document?.documentElement;
  const isStylesheet = root?.namespaceURI === XSLT_NAMESPACE && /^(stylesheet|transform)$/.test(root.localName ?? '');
  return isStylesheet ? (root.getAttribute('version') ?? '') : undefined;
}

function faultOfVersion({code}: Fence): string | undefined {
  const version = stylesheetVersion(code);
  return version === '1.0'
    ? undefined
    : `The stylesheet says version “${version}” and the component runs XSLT 1.0; write version="1.0".`;
}

async function faultOfRun(fence: Fence, folder: string): Promise<string | undefined> {
  const input = fence.next?.title === 'input' ? fence.next : undefined;
  const output = input?.next?.title === 'output' ? input.next : undefined;
  if (input !== undefined && output === undefined) {
    return 'The block of the input has no block `title="output"` directly after it; add what the stylesheet makes of it.';
  }
  const stylesheet = join(folder, 'stylesheet.xsl');
  await writeFile(stylesheet, fence.code);
  const options = ['--nonet', '--novalid', '--nowrite', '--nomkdir'];
  // Without an input, any document shows whether the stylesheet compiles.
  const {code, stdout, stderr} = await runProgram('xsltproc', [...options, stylesheet, '-'], {
    missing: MISSING,
    input: input?.code ?? '<none/>',
    cwd: folder,
  });
  // xsltproc may go on after an error of the stylesheet; without a real input, its run may end as it likes.
  if (stderr.includes('compilation error') || (input !== undefined && code !== 0) || code === UNREADABLE) {
    return faultOfMessages(stderr);
  }
  return output === undefined ? undefined : faultOfOutput(stdout, output.code);
}

function faultOfMessages(stderr: string): string {
  const [, line = '1', next = ''] = /(?:compilation|runtime) error: file \S+ line (\d+).*\n(.*)/.exec(stderr) ?? [];
  const error = /^.*(?:XPath|parser) error : (.*)/m.exec(stderr)?.[1];
  const said = (error ?? (next || stderr.split('\n')[0]!)).trim();
  return `Line ${line}: xsltproc refuses the stylesheet or its input (${said}); correct it.`;
}

function faultOfOutput(made: string, stated: string): string | undefined {
  const lines = made.trimEnd().split('\n');
  const said = stated.trimEnd().split('\n');
  const i = lines.findIndex((line, at) => line !== said[at]);
  const line = i === -1 ? lines.length : i;
  return i === -1 && lines.length === said.length
    ? undefined
    : `Line ${line + 1} of the output block is “${said[line] ?? ''}”, and xsltproc makes “${lines[line] ?? ''}”; correct the output.`;
}
