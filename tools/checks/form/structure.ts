import {meant} from '../../../src/plugins/catalog/nearest';
import {ADMONITIONS, admonitions, headings} from '../../content/markdown';
import type {Finding, Page} from '../../content/types';
import {kindOf, type PageKind} from '../../model/kinds';
import {at, atTop, type PageCheck} from '../types';

const RULE = 'structure';
const MOST_ADMONITIONS = 3;
/** Where this section is required, it ends the page. */
const LAST = 'related';

/** Pages have the sections that `model/kinds.yaml` requires of their kind, and few admonitions, apart. */
export const structure: PageCheck = ({pages, model}) =>
  pages.flatMap((page) => {
    const kind = String(page.frontMatter.kind);
    const known = kind in model.kinds ? sectionFindings(page, kindOf(model, kind, page.path)) : [];
    return [...admonitionFindings(page), ...known];
  });

function sectionFindings(page: Page, {sections, ordered}: PageKind): Finding[] {
  const ids = headings(page.tree)
    .filter(({depth}) => depth === 2)
    .map(({id}) => id ?? '');
  const required = sections.filter((section) => section.required).map(({id}) => id);
  const missing = required
    .filter((id) => !ids.includes(id))
    .map((id) => `A page of the kind ${String(page.frontMatter.kind)} has a section \`{#${id}}\`; add it.`);
  const order = sections.map(({id}) => id);
  const isMixed =
    ordered && ids.filter((id) => order.includes(id)).join() !== order.filter((id) => ids.includes(id)).join();
  const isOpenEnded = required.includes(LAST) && ids.includes(LAST) && ids.at(-1) !== LAST;
  return [
    ...missing,
    ...(isMixed ? [`The sections of this kind of page come in this order: ${order.join(', ')}.`] : []),
    ...(isOpenEnded ? [`The last section is not \`{#${LAST}}\`; move it to the end.`] : []),
  ].map((message) => atTop(page, RULE, message));
}

function admonitionFindings(page: Page): Finding[] {
  const all = admonitions(page.tree);
  const unknown = all
    .filter(({kind}) => !ADMONITIONS.includes(kind))
    .map(({kind, line}) =>
      at(
        page,
        line,
        RULE,
        `“:::${kind}” is no admonition; ${meant(kind, ADMONITIONS, `use ${ADMONITIONS.join(', ')}`)}.`,
      ),
    );
  const stacked = all
    .filter(({isStacked}) => isStacked)
    .map(({line}) => at(page, line, RULE, 'Two admonitions stand one on the other; make one of them text.'));
  const tooMany =
    all.length > MOST_ADMONITIONS
      ? [atTop(page, RULE, `The page has ${all.length} admonitions; at most ${MOST_ADMONITIONS}.`)]
      : [];
  return [...unknown, ...stacked, ...tooMany];
}
