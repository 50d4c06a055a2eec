import {withValues} from '../content/lazy';
import type {Finding} from '../content/types';
import {readable} from './form/readable';
import {inOneLine} from './inOneLine';
import {interfaceTexts} from './site/interfaceTexts';
import {linkRules} from './site/linkRules';
import {stoppedByFiles} from './stoppedByFiles';
import {readSubject} from './subject';

/**
 * What a reader of these files would stumble over: blocks that do not end, links and pictures that lead nowhere, interface
 * texts that are missing. `npm run dev` shows it over the page that is being written, so what a draft may lack is left out.
 *
 * @param root the project's root folder
 * @param files pages and files of interface texts, from the root; those that are gone have no findings
 */
export function broken(root: string, files: string[]): Finding[] {
  const whole = readSubject(root);
  const {pages, findings} = readable(whole.site.filter(({file}) => files.includes(file)));
  const sound = withValues(whole, {pages});
  return [...findings, ...[linkRules, interfaceTexts(root)].flatMap((check) => stoppedByFiles(() => check(sound)))]
    .filter(({file}) => files.includes(file))
    .map(inOneLine);
}
