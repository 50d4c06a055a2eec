import {join} from 'node:path';

import type {Engine, Fence} from '../types';
import {checkProgramBlocks, compile} from './blocks';
import type {Runtime} from './execution';

/**
 * Python compiles in python3, and prints the `text title="output"` block that follows it directly; what is executed
 * uses the standard library only.
 */
export const python: Engine = {
  name: 'python',
  accepts: ({language}) => language === 'python' || language === 'py',
  run: (fences) => checkProgramBlocks(fences, syntax, RUNTIME),
};

const missing =
  'Python is not installed; as root run `apt-get install python3` (elsewhere: the system’s package manager).';

/** -I: no variables, no packages of the user; -B: no compiled files. */
const PYTHON = ['python3', '-I', '-B'];

const RUNTIME: Runtime = {
  fileName: () => 'example.py',
  prepare: (_folder, fileName) => Promise.resolve([...PYTHON, fileName]),
  network:
    /^\s*(?:import|from)\s+(?:socket|ssl|http\.client|http\.server|urllib\.request|ftplib|smtplib|imaplib|xmlrpc|requests|httpx|aiohttp)\b/m,
  missing,
};

const syntax = (fences: Fence[]) =>
  compile(
    fences,
    fences.map(({code}) => code),
    {
      language: 'Python',
      command: [...PYTHON, join(import.meta.dirname, 'compile_python.py')],
      missing,
    },
  );
