import {buildSite} from '../build/buildSite';
import {run} from './run';

/** `npm run build`: both languages into `build/`, compressed, whether or not there is a build already. */
run(() => buildSite(process.cwd()));
