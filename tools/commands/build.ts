import {buildSite} from '../build/buildSite';
import {readOptions} from './options';
import {run} from './run';

/** `npm run build`: both languages into `build/`, compressed, whether or not there is a build already. */
run(() => {
  readOptions('build', {});
  return buildSite(process.cwd());
});
