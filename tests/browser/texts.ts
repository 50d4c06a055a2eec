import code from '../../i18n/pt-BR/code.json';
import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import portuguese from '@docusaurus/theme-translations/locales/pt-BR/theme-common.json';

const own: Record<string, string> = {
  'loading.failed': 'This page could not be loaded',
  'loading.stalled': 'Parts of this page have not loaded yet. Check your connection.',
  'loading.retry': 'Retry',
  'notFound.nearest': 'Similar addresses',
  'notFound.missing': 'The list of pages could not be loaded. Check your connection and try again.',
  'pageError.title': 'Page Error',
  'pageError.cause': 'Cause:',
  'generationDropdown.label': 'Version: {generation}',
  'theme.ErrorPageContent.title': 'This page crashed',
  'search.loading': 'Loading the search index…',
  'search.failed': 'The search index could not be loaded. Check your connection and try again.',
  'search.foreignIndex': 'Unexpected version url: the index of another site is refused.',
  'search.stalled': 'The search index stopped loading. Try again.',
  'search.offline': 'You are offline. Connect and try again.',
  'search.wholeManual': '“{version}” has no search index of its own: this is the whole manual.',
  'search.also': 'also called “{name}”',
  'search.none': 'No results for “{query}”',
  'search.all': 'See all results',
  'search.label': 'Search',
  'search.retry': 'Try again',
  'baseUrlBanner.title': 'Your Docusaurus site did not load properly.',
  'generationNote.link': 'Read the v2 page',
  'drawer.label': 'Menu of the manual',
  'pageTools.copy': 'Copy page',
  'pageTools.copied': 'Copied',
  'copyLink.done': 'Link copied',
  'rowFilter.shown': '{count} shown',
  'pageHelp.report': 'Report a problem',
  'playground.unavailable': 'The engine could not be loaded. Check your connection and try again.',
  'playground.retry': 'Try again',
  'playground.integration.missing':
    'What checks and draws the file could not be loaded. Check your connection and try again.',
  'playground.jsonpath.unavailable': 'What runs the path could not be loaded. Check your connection and try again.',
  'playground.request.unavailable':
    'What answers the request could not be loaded. Check your connection and try again.',
  'playground.request.stopped': 'Stopped after 2 s: a regular expression takes the browser too long for this request.',
  'playground.examples': 'Examples on this page',
  'playground.policy.endpoint': 'Endpoint',
  'playground.route.rule.kinds': 'Rule 1: more kinds of conditions.',
  'playground.integration.valid': 'The file is valid.',
  'playground.integration.run': 'Run the steps',
  'playground.jsonpath.asStated': 'The page says the same.',
  'playground.xslt.run': 'Run',
  'playground.xslt.noProcessor':
    'This browser has no XSLT processor: browsers are removing it. Run the stylesheet with xsltproc on your machine.',
  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
};

type Texts = Record<string, string | {message: string}>;

/**
 * An interface text as the reader of a language should see it.
 *
 * @throws when the language has no such text, so that a missing translation fails the test
 */
export function text(locale: string, id: string, values: Record<string, string> = {}): string {
  const found =
    locale === 'en' ? (own[id] ?? (english as Texts)[id]) : ((code as Texts)[id] ?? (portuguese as Texts)[id]);
  const message = typeof found === 'object' ? found.message : found;
  if (message === undefined) {
    throw new Error(`No ${locale} text with the id ${id}.`);
  }
  return message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
