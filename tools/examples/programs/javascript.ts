import {join} from 'node:path';

import type {Engine, Fence} from '../types';
import {checkProgramBlocks, compile} from './blocks';
import type {Runtime} from './execution';

/**
 * JavaScript compiles in Node.js, and prints the `text title="output"` block that follows it directly.
 *
 * A block is a CommonJS module when its title ends in `.cjs`, or it calls `require` or sets `module.exports`; all
 * others are ES modules.
 */
export const javascript: Engine = {
  name: 'javascript',
  accepts: ({language}) => language === 'javascript' || language === 'js',
  run: (fences) => checkProgramBlocks(fences, syntax, RUNTIME),
};

const missing = 'Node.js is not installed.'; // the engine itself runs on it

const RUNTIME: Runtime = {
  fileName: (fence) => (isModule(fence) ? 'example.mjs' : 'example.cjs'),
  prepare: (_folder, fileName) => Promise.resolve([process.execPath, fileName]),
  network:
    /\b(fetch|new WebSocket|new EventSource|new XMLHttpRequest)\s*\(|['"](node:)?(https?|http2|net|tls|dgram|dns)(\/promises)?['"]/,
  missing,
};

function isModule({title = '', code}: Fence): boolean {
  return title.endsWith('.mjs') || !(title.endsWith('.cjs') || /\brequire\(|\bmodule\.exports\b/.test(code));
}

const syntax = (fences: Fence[]) =>
  compile(
    fences,
    fences.map((fence) => ({code: fence.code, module: isModule(fence)})),
    {
      language: 'JavaScript',
      command: [
        process.execPath,
        '--no-warnings',
        '--experimental-vm-modules',
        join(import.meta.dirname, 'compileJavaScript.mjs'),
      ],
      missing,
    },
  );
