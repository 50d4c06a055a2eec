import type {Catalog} from '../../src/plugins/catalog/catalog';
import {keyLine} from '../../src/plugins/catalog/keyLine';
import type {ModelData} from '../model/modelData';
import {withValues} from '../content/lazy';
import type {Finding, Page} from '../content/types';
import type {GatewayFacts} from '../facts/gateways';
import type {JsonSchema} from '../../src/documents/jsonSchema';
import type {PictureSources} from '../pictures/sources';

/** What checks read: pages of both languages, and what the model says. */
export interface Subject {
  /** What is known of every page besides its text. */
  catalog: Catalog;
  /** The pages to judge. */
  pages: Page[];
  /** Every page of the site: what the judged pages lead to. */
  site: Page[];
  /** Whether rules about the site as a whole speak too: not when files are named. */
  isWhole: boolean;
  /** What `model/` says: labels, terms, errors, events, permissions, words. */
  model: ModelData;
  /** Names that keep their capitals and are in no dictionary: of products, labels, roles, pages about a named thing. */
  properNames: string[];
  /** Files under `static/`, as site paths: `/img/logo.svg`. */
  staticFiles: Set<string>;
  /** Paths of pages that no Markdown file makes: home, search, generated category pages. */
  otherPaths: Set<string>;
  /** Published schemas by type id: `tech.kafka`. */
  schemas: Map<string, JsonSchema>;
  /** Fields of Kong and APISIX entities and plugins. */
  gateways: GatewayFacts;
  /** What pictures are drawn from. */
  pictures: PictureSources;
}

/** A rule: from the subject to what is wrong. Pure, so that a test can plant a fault and look. */
export type Check = (subject: Subject) => Finding[];

/** What a rule sees that judges pages by themselves, each with its other language: nothing of other pages. */
export type PageSubject = Pick<Subject, 'pages' | 'properNames' | 'model' | 'schemas' | 'gateways'>;

/** A rule about pages by themselves; what it finds is in these pages, or it could not read a file of the model. */
export type PageCheck = (subject: PageSubject) => Finding[];

/** What `npm run check -- --fix` corrects: changes files of the project at `root`, returns a line for each change. */
export type Fix = (root: string, subject: Subject) => string[];

/** A finding at a line of the page's body (from 1). */
export function at(page: Page, bodyLine: number, rule: string, message: string): Finding {
  return {file: page.file, line: page.bodyLine + bodyLine - 1, rule, message};
}

/** A finding about the page as a whole, or about a key of its front matter, at the line of that key. */
export function atTop(page: Page, rule: string, message: string, key?: string): Finding {
  return {file: page.file, line: key === undefined ? 1 : keyLine(page, key), rule, message};
}

/** The same subject, but only these files are judged, each with its other language. */
export function narrowed(subject: Subject, isWanted: (file: string) => boolean): Subject {
  const wanted = new Set(subject.site.filter(({file}) => isWanted(file)).map(key));
  return withValues(subject, {pages: subject.site.filter((page) => wanted.has(key(page))), isWhole: false});
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

/**
 * The pairs in which the translation has to say what the English page says: those that wait for a translator need not
 * (`model/translations.yaml`).
 */
export const inStep = ({pages, model}: PageSubject): {en: Page; pt: Page}[] =>
  translations(pages).filter(({en}) => !(en.path in model.translations.waiting));

export const key = ({docSet, path}: Page): string => `${docSet} ${path}`;
