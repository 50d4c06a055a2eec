import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Makes a temporary folder with what names on people's machines have: spaces, an accent, a percent sign. */
export const oddFolder = (): string => mkdtempSync(join(tmpdir(), 'Cópia 100%41 '));
