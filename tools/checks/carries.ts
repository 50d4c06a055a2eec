import type {Code, Table} from 'mdast';

import {fences, headings, lineOf, tables} from '../content/markdown';
import {codesOf, rows} from '../content/tableRows';
import type {Page} from '../content/types';
import {atTop, type Check} from './types';

const RULE = 'carries';

/** What a page holds, in the terms of the demands below. */
interface Contents {
  ids: string[];
  blocks: Code[];
  /** Rows of the tables below the heading with this id. */
  rowsIn: (id: string) => number;
  /** Rows of all tables that have an error code of Aqueduto. */
  errorRows: number;
}

interface Demand {
  /** What is missing, as the end of “The page lacks …”. */
  missing: string;
  holds: (contents: Contents) => boolean;
}

const section = (id: string): Demand => ({
  missing: `the section {#${id}}`,
  holds: ({ids}) => ids.includes(id),
});
const sections = (...ids: string[]): Demand[] => ids.map(section);
const integrationFiles: Demand = {
  missing: 'a minimal and a realistic integration file',
  holds: ({blocks}) =>
    blocks.filter(({lang, value}) => lang === 'yaml' && /^kind: Integration$/m.test(value)).length >= 2,
};
const json: Demand = {
  missing: 'the JSON of its output or message',
  holds: ({blocks}) => blocks.some(({lang}) => lang === 'json'),
};
const errors: Demand = {
  missing: 'a table of at least 6 errors with their codes',
  holds: ({errorRows}) => errorRows >= 6,
};

/** What the readers of each kind of page come for, as far as a program can see it; model/kinds.yaml says the rest. */
const DEMANDS: {pages: RegExp; demands: Demand[]}[] = [
  {
    pages: /^\/v2\/ipaas\/components\/(business|tech)\//,
    demands: [
      ...sections(
        'before-you-begin',
        'fields',
        'examples',
        'data-types',
        'retry',
        'security',
        'metrics',
        'differences-from-v1',
      ),
      integrationFiles,
      json,
      errors,
    ],
  },
  {
    pages: /^\/v2\/ipaas\/components\/logical\//,
    demands: [...sections('fields', 'examples', 'errors', 'limits'), integrationFiles, json],
  },
  {
    pages: /^\/v2\/ipaas\/components\/triggers\//,
    demands: [
      ...sections('fields', 'message', 'files', 'start-stop', 'limits', 'differences-from-v1'),
      integrationFiles,
      json,
      errors,
    ],
  },
  {
    pages: /^\/v2\/api-gateway\/aqueduto-kong\/plugins\/(?!overview$)/,
    demands: [
      ...sections('fields', 'headers', 'examples', 'other-plugins', 'tasks'),
      {
        missing: 'three configurations',
        holds: ({blocks}) =>
          blocks.filter(({lang, value}) => lang === 'yaml' && /^ *plugins:$/m.test(value)).length >= 3,
      },
    ],
  },
];

/** A v1 task says at least two ways in which it fails. */
const TASK: Demand = {
  missing: 'at least two failures in {#if-it-fails}',
  holds: ({rowsIn}) => rowsIn('if-it-fails') >= 2,
};

/** Pages carry what their readers come for: files, errors, configurations, failures. */
export const carries: Check = ({pages}) =>
  pages.flatMap((page) => {
    const demands = [
      ...DEMANDS.filter(({pages: paths}) => paths.test(page.path)).flatMap((one) => one.demands),
      ...(page.frontMatter.kind === 'task' && page.docSet === 'v1' ? [TASK] : []),
    ];
    const contents = demands.length === 0 ? undefined : contentsOf(page);
    return demands
      .filter(({holds}) => contents !== undefined && !holds(contents))
      .map(({missing}) => atTop(page, RULE, `The page lacks ${missing}; readers of this kind of page come for it.`));
  });

function contentsOf({tree}: Page): Contents {
  const all = headings(tree).filter(({depth}) => depth === 2);
  const sectionOf = (table: Table): string | undefined => all.findLast(({line}) => line < lineOf(table))?.id;
  return {
    ids: headings(tree).map(({id}) => id ?? ''),
    blocks: fences(tree),
    rowsIn: (id) =>
      tables(tree)
        .filter((table) => sectionOf(table) === id)
        .flatMap(rows).length,
    errorRows: tables(tree)
      .flatMap(rows)
      .filter(({cells}) => cells.some((cell) => codesOf(cell).some((code) => /^AQD-\d{4}$/.test(code)))).length,
  };
}
