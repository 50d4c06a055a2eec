import {headings} from '../../content/markdown';
import {at, type PageCheck} from '../types';

const RULE = 'headings';
const ID = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

/** Explicit ids (a translated heading keeps its link), unique, in steps of one level, no second title. */
export const headingRules: PageCheck = ({pages}) =>
  pages.flatMap((page) => {
    const seen = new Set<string>();
    let depth = 1;
    return headings(page.tree).flatMap(({depth: own, text, id, line}) => {
      const faults: string[] = [];
      if (own === 1) {
        faults.push(`“${text}” is a second title; the front matter's \`title\` is the first: use \`##\`.`);
      }
      if (own > depth + 1) {
        faults.push(`“${text}” skips a level; use ${'#'.repeat(depth + 1)}.`);
      }
      depth = own;
      if (id === undefined) {
        faults.push(`“${text}” has no id; write \`## ${text} {#an-english-id}\`, the same in both languages.`);
      } else if (!ID.test(id)) {
        faults.push(`The id “${id}” is not lower-case words joined by hyphens; write one such as {#before-you-begin}.`);
      } else if (seen.has(id)) {
        faults.push(`The id “${id}” stands twice on the page; make it unique.`);
      }
      seen.add(id ?? '');
      return faults.map((message) => at(page, line, RULE, message));
    });
  });
