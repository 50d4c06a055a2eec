import {ADMONITIONS, admonitions, headings} from '../content/markdown';
import {at, atTop, type Check} from './types';

const RULE = 'structure';
const TASK_SECTIONS = ['before-you-begin', 'steps', 'fields', 'result', 'if-it-fails', 'related'];

/** What pages of a kind carry: related links at the end, few admonitions, the sections of a v1 task in their order. */
export const structure: Check = ({pages}) =>
  pages.flatMap((page) => {
    const ids = headings(page.tree)
      .filter(({depth}) => depth === 2)
      .map(({id}) => id ?? '');
    const notes = admonitions(page.tree);
    const {kind} = page.frontMatter;
    const faults = [
      ...notes
        .filter(({kind: name}) => !ADMONITIONS.includes(name))
        .map(({kind: name, line}) =>
          at(page, line, RULE, `“:::${name}” is no admonition; use ${ADMONITIONS.join(', ')}.`),
        ),
      ...notes
        .filter(({isStacked}) => isStacked)
        .map(({line}) => at(page, line, RULE, 'Two admonitions stand one on the other; make one of them text.')),
    ];
    if (notes.length > 3) {
      faults.push(atTop(page, RULE, `The page has ${notes.length} admonitions; at most three.`));
    }
    if (kind !== 'landing' && kind !== 'release-note' && page.path !== '/v2/academy/main' && ids.at(-1) !== 'related') {
      faults.push(
        atTop(
          page,
          RULE,
          'The last section is not `{#related}`; end with two to five links that a reader would follow next.',
        ),
      );
    }
    if (kind === 'task' && page.docSet === 'v1') {
      const present = TASK_SECTIONS.filter((id) => ids.includes(id));
      const inOrder = ids.filter((id) => TASK_SECTIONS.includes(id));
      for (const id of ['before-you-begin', 'steps', 'result', 'if-it-fails', 'related']) {
        if (!ids.includes(id)) {
          faults.push(atTop(page, RULE, `A task page has a section \`{#${id}}\`; add it.`));
        }
      }
      if (present.join() !== inOrder.join()) {
        faults.push(atTop(page, RULE, `The sections of a task come in this order: ${TASK_SECTIONS.join(', ')}.`));
      }
    }
    return faults;
  });
