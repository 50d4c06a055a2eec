import {makeCatalog} from '../../../src/plugins/catalog/catalog';
import {properNames} from '../../../tools/checks/form/properNames';
import type {Subject} from '../../../tools/checks/types';
import type {ModelData} from '../../../tools/model/modelData';
import {readPage} from '../../../tools/content/readPages';
import type {DocSet, Locale, Page} from '../../../tools/content/types';

/** Line of the file on which the Markdown of `pageOf` starts. */
export const FIRST_LINE = 4;

interface Options {
  locale?: Locale;
  docSet?: DocSet;
  title?: string;
  /** With folders and extension, below the folder of the doc set. */
  name?: string;
}

/** A page of a Markdown string, parsed as pages are. */
export function pageOf(markdown: string, options: Options = {}): Page {
  const {locale = 'en', docSet = 'v2', title = 'A title', name = 'a-page.md'} = options;
  const source = `---\ntitle: ${title}\n---\n${markdown}\n`;
  const page = readPage({file: `${locale}/${docSet}/${name}`, source, docSet, locale, name});
  if (page.fault !== undefined) {
    throw new Error(page.fault.message);
  }
  return page;
}

/** A model that says nothing. */
export const EMPTY_MODEL: ModelData = {
  kinds: {},
  labels: [],
  terms: [],
  banned: [],
  names: [],
  components: new Map(),
  errors: new Map(),
  events: new Set(),
  metrics: new Map(),
  resources: new Map(),
  roles: new Map(),
  holders: new Map(),
  fakeSecrets: [],
  limits: [],
  cli: {globalFlags: {}, commands: new Map(), exitCodes: new Map()},
  flags: [],
  exitCodes: new Map(),
  releases: new Map(),
  generalAvailability: '',
  translations: {pages: 0, days: 0, waiting: {}},
  world: {
    organizations: [],
    workspaces: [],
    environments: {},
    gateways: {},
    clusters: {},
    apis: {},
    portals: {},
    plans: [],
    apps: [],
    variables: {},
    secrets: [],
    hosts: {},
  },
  words: {shared: [], en: [], 'pt-BR': []},
};

/** What rules on wording read of a subject: pages, and what a test says of the model. */
export function subjectOf(pages: Page[], model: Partial<ModelData> = {}, since: Record<string, string> = {}): Subject {
  const all = {...EMPTY_MODEL, ...model};
  return {
    pages,
    site: pages,
    isWhole: true,
    catalog: makeCatalog(pages, [], {since: new Map(Object.entries(since))}),
    gateways: {plugins: {}, apisixPlugins: {}},
    model: all,
    properNames: properNames(all, pages),
  } as Subject;
}
