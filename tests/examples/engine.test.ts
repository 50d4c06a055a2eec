import {beforeAll, describe, expect, test} from 'vitest';

import {startEngine, type TemplateEngine} from '../../src/plugins/playground/engine/engine';
import {readPages} from '../../tools/content/readPages';
import {compileEngine} from '../../tools/engine/build';
import {readEngine} from '../../tools/engine/committed';
import {collectFences} from '../../tools/examples/collect';

/** Functions whose result is another one each time. */
const VARIES =
  /\b(?:now|ago|uuid|uuidv4|rand\w+|shuffle|gen\w+|bcrypt|htpasswd|encryptAES|buildCustomCert|unixEpoch|date\w*|htmlDate\w*)\b/;

describe('the committed engine and its source', () => {
  let compiled: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    compiled = Uint8Array.from(await compileEngine('.'));
  });

  /** Where Go or Sprig is another version than those that the engine was made with, the answers say whether they agree. */
  test('agree on every example of the manual', async () => {
    const committed = readEngine('.');
    if (Buffer.compare(compiled, committed) === 0) {
      return;
    }
    const [one, other] = [await started(committed), await started(compiled)];
    const fences = collectFences(readPages('.').pages).filter(
      ({language, code}) => language === 'gotemplate' && !VARIES.test(code),
    );
    expect(fences.length).toBeGreaterThan(100);
    for (const {code, next} of fences) {
      const message = next?.title === 'data' ? next.code : '{}';
      const job = {mode: 'run', template: code, message} as const;
      expect(one(job), code).toEqual(other(job));
    }
  });
});

const started = async (bytes: Uint8Array<ArrayBuffer>): Promise<TemplateEngine> =>
  startEngine(await WebAssembly.compile(bytes));

describe('limits', () => {
  test('an output above 1 MB is refused, and the next template works', async () => {
    const engine = await started(readEngine('.'));
    const run = (template: string) => engine({mode: 'run', template, message: '{}'});
    expect(run('{{ range until 300000 }}0123456789{{ end }}')).toEqual({
      error: 'the output is larger than 1 MB',
      phase: 'run',
    });
    expect(run('{{ repeat 1048576 "x" | len }}')).toEqual({output: '1048576'});
    expect(run('{{ add 1 2 }}')).toEqual({output: '3'});
  });

  test('what needs too much memory ends the engine', async () => {
    const engine = await started(readEngine('.'));
    expect(() => engine({mode: 'run', template: '{{ until 1000000000 }}', message: '{}'})).toThrow();
  });

  test('a message that is no JSON is refused with its place', async () => {
    const engine = await started(readEngine('.'));
    expect(engine({mode: 'run', template: '', message: '{\n  "a": x}'})).toEqual({
      error: "message: input:2:7: invalid character 'x' looking for beginning of value",
      phase: 'message',
    });
  });
});
