import {writeEngine} from '../engine/committed';
import {run} from './run';

/** `npm run engine:build`: compiles `tools/gotemplate` to WebAssembly. Needs Go 1.19 and Sprig, as Debian 12 has them. */
run(() => writeEngine(process.cwd()));
