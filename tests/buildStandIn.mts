import {join} from 'node:path';

import {buildSite} from '../tools/build/buildSite';
import {run} from '../tools/commands/run';

/** As `npm run build`, in the project of the working folder, with a compiler that is done in a moment. */
run(() => buildSite(process.cwd(), join(import.meta.dirname, 'standIn.mjs')));
