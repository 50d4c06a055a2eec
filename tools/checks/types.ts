import type {PlannedPage} from '../content/model';
import type {Finding, Page} from '../content/types';
import type {GatewayFacts} from '../facts/gateways';
import type {JsonSchema} from '../facts/jsonSchemas';

/** What checks read: all pages of both languages, and what the model says. */
export interface Subject {
  pages: Page[];
  plan: Map<string, PlannedPage>;
  /** Files under `static/`, as site paths: `/img/logo.svg`. */
  staticFiles: Set<string>;
  /** Paths of pages that no Markdown file makes: home, search, generated category pages. */
  otherPaths: Set<string>;
  /** Published schemas by type id: `tech.kafka`. */
  schemas: Map<string, JsonSchema>;
  /** Fields of Kong and APISIX entities and plugins. */
  gateways: GatewayFacts;
}

/** A rule: from the subject to what is wrong. Pure, so that a test can plant a fault and look. */
export type Check = (subject: Subject) => Finding[];

/** What `npm run check -- --fix` corrects: changes files of the project at `root`, returns a line for each change. */
export type Fix = (root: string, subject: Subject) => string[];

/** A finding at a line of the page's body (from 1). */
export function at(page: Page, bodyLine: number, rule: string, message: string): Finding {
  return {file: page.file, line: page.bodyLine + bodyLine - 1, rule, message};
}

/** A finding in the page's front matter. */
export function atTop(page: Page, rule: string, message: string): Finding {
  return {file: page.file, line: 1, rule, message};
}

/** Pairs every English page with its translation. */
export function translations(pages: Page[]): {en: Page; pt: Page}[] {
  const byKey = new Map(pages.filter(({locale}) => locale === 'pt-BR').map((page) => [key(page), page]));
  return pages
    .filter(({locale}) => locale === 'en')
    .flatMap((en) => {
      const pt = byKey.get(key(en));
      return pt === undefined ? [] : [{en, pt}];
    });
}

export const key = ({docSet, path}: Page): string => `${docSet} ${path}`;
