import {isFields, type Path, readDocuments} from '../../../src/documents/documents';
import {isIntegration} from '../../../src/integrations/check';
import {flatten, readSteps} from '../../../src/integrations/steps';
import {meant} from '../../../src/plugins/catalog/nearest';
import type {Page} from '../../content/types';
import type {Engine, Fence} from '../types';

const FILE = /^[\w-]+\.tests\.yaml$/m;
const CASE = /^(?:PASS|FAIL)\s+(.+?)\s{2,}\d+ ms$/;
const SUM = /^(\d+) passed, (\d+) failed$/;

/**
 * Files of test cases, and what `aqd integration test` prints of them: steps are those of the integration that the pages
 * show, the page's own first; each case is printed, and they are counted. An integration that no page shows is not judged.
 */
export const testCases: Engine = {
  name: 'test-cases',
  accepts: (fence) => isFileOfCases(fence) || isOutput(fence) || isWhole(fence),
  run: (fences) => {
    const integrations = fences.filter(isWhole).map(readIntegration);
    return new Map(
      fences.flatMap((fence) => {
        const fault = isOutput(fence)
          ? faultOfOutput(fence, fences)
          : isFileOfCases(fence) && faultOfCases(fence, integrations);
        return fault === undefined || fault === false ? [] : [[fence, fault] as const];
      }),
    );
  },
};

const isFileOfCases = ({language, title = ''}: Fence): boolean => language === 'yaml' && FILE.test(title);
const isOutput = ({language, code}: Fence): boolean =>
  language === 'text' && FILE.test(code) && /^(?:PASS|FAIL) /m.test(code);
const isWhole = ({language, code}: Fence): boolean =>
  language === 'yaml' && isIntegration(code) && /^kind:/m.test(code);

function faultOfCases(fence: Fence, integrations: Integration[]): string | undefined {
  const [document] = readDocuments(fence.code);
  if (document === undefined || !isFields(document.value)) {
    return undefined; // another engine says what is wrong with the YAML
  }
  const {integration, cases} = document.value;
  const shown = integrations.filter(({name}) => name === integration);
  const own = shown.filter(({page}) => page === fence.page);
  const known = own.length > 0 ? own : shown;
  if (known.length === 0) {
    return undefined;
  }
  const named = (Array.isArray(cases) ? cases : []).flatMap((each, i) => stepsIn(each, ['cases', i]));
  const [fewest] = known
    .map(({steps}) => ({steps, unknown: named.filter(({step}) => !steps.includes(step))}))
    .sort((one, other) => one.unknown.length - other.unknown.length);
  const [first] = fewest!.unknown;
  return (
    first &&
    `Line ${document.lineOf(first.path)}: “${first.step}” is no step of ${String(integration)}; ${meant(first.step, fewest!.steps, `its steps are ${fewest!.steps.join(', ')}`)}.`
  );
}

interface Named {
  step: string;
  path: Path;
}

/** The steps that a case names: those it replaces, those it expects, those whose fields it compares. */
function stepsIn(each: unknown, path: Path): Named[] {
  if (!isFields(each)) {
    return [];
  }
  const expected = isFields(each.expect) ? each.expect : {};
  const keys = (fields: unknown, at: Path): Named[] =>
    isFields(fields) ? Object.keys(fields).map((step) => ({step, path: [...at, step]})) : [];
  const listed = Array.isArray(expected.steps) ? expected.steps : [];
  return [
    ...keys(each.mocks, [...path, 'mocks']),
    ...listed.map((step, i): Named => ({step: String(step), path: [...path, 'expect', 'steps', i]})),
    ...keys(expected.config, [...path, 'expect', 'config']),
  ];
}

function faultOfOutput(fence: Fence, fences: Fence[]): string | undefined {
  const lines = fence.code.split('\n');
  const file = FILE.exec(fence.code)![0];
  const cases = fences.find(({page, title}) => page === fence.page && title === file);
  const names = cases && casesOf(cases.code);
  const printed = lines.flatMap((text, i) => {
    const [, name] = CASE.exec(text) ?? [];
    return name === undefined ? [] : [{name, line: i + 1}];
  });
  const stranger = names && printed.find(({name}) => !names.includes(name));
  if (stranger !== undefined) {
    return `Line ${stranger.line}: “${stranger.name}” is no case of ${file}; ${meant(stranger.name, names!, `its cases are ${names!.join(', ')}`)}.`;
  }
  const missing = names?.find((name) => !printed.some((each) => each.name === name));
  if (missing !== undefined) {
    return `Line 1: the case “${missing}” of ${file} is not printed; add its line.`;
  }
  const sum = lines.findIndex((text) => SUM.test(text));
  const [, passed, failed] = SUM.exec(lines[sum] ?? '') ?? [];
  const right = ['PASS', 'FAIL'].map((word) => lines.filter((text) => text.startsWith(`${word} `)).length);
  return [passed, failed].join() === right.join()
    ? undefined
    : `Line ${sum + 1 || lines.length}: ${right[0]} passed and ${right[1]} failed; write \`${right[0]} passed, ${right[1]} failed\`.`;
}

function casesOf(code: string): string[] {
  const [document] = readDocuments(code);
  const cases = isFields(document?.value) ? document.value.cases : undefined;
  return (Array.isArray(cases) ? cases : []).flatMap((each) => (isFields(each) ? [String(each.name)] : []));
}

interface Integration {
  page: Page;
  name: string | undefined;
  steps: string[];
}

function readIntegration({page, code}: Fence): Integration {
  const {value} = readDocuments(code)[0] ?? {};
  const {metadata, spec} = isFields(value) ? value : {};
  return {
    page,
    name: isFields(metadata) ? String(metadata.name) : undefined,
    steps: flatten(readSteps(isFields(spec) ? spec.steps : undefined, [])).map(({name}) => name),
  };
}
