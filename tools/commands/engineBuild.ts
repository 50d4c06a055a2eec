import {writeEngine} from '../engine/committed';
import {readOptions} from './options';
import {run} from './run';

/** `npm run engine:build`: compiles `tools/gotemplate` to WebAssembly. Needs Go 1.19 and Sprig, as Debian 12 has them. */
run(() => {
  readOptions('engine:build', {});
  return writeEngine(process.cwd());
});
