// Compiles blocks without running them, as Node.js would load them. Needs --experimental-vm-modules.
// In: JSON list of {code, module}. Out: JSON list of {message, line}, or null where a block compiles.
import {spawnSync} from 'node:child_process';
import {json} from 'node:stream/consumers';
import vm from 'node:vm';

const COMMONJS = ['exports', 'require', 'module', '__filename', '__dirname'];

function fault({code, module}) {
  try {
    if (module) {
      new vm.SourceTextModule(code);
    } else {
      vm.compileFunction(code, COMMONJS, {filename: 'block'});
    }
    return null;
  } catch (error) {
    return {message: error.message, line: module ? lineInModule(code) : lineIn(error.stack)};
  }
}

/** The error of a module does not tell its line; only an uncaught one, printed by Node.js, does. */
function lineInModule(code) {
  const {stderr} = spawnSync(process.execPath, ['--check', '--input-type=module', '-'], {input: code});
  return lineIn(stderr.toString());
}

const lineIn = (stack) => Number(/^(?:block|\[stdin\]):(\d+)/.exec(stack)?.[1] ?? 1);

console.log(JSON.stringify((await json(process.stdin)).map(fault)));
