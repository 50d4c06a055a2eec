import type * as Preset from '@docusaurus/preset-classic';
import type {PluginOptions as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';

import redirects from './redirects.json';
import {ADDED_GRAMMARS} from './src/manual/codeLanguages';
import {DOC_SETS, ROUTE_BASES, STARTS, type DocSet} from './src/manual/docSet';
import {folderOfSet, textsOf} from './src/manual/file';
import {baseUrlOf, DEFAULT_LOCALE, LOCALES, prefixOf} from './src/manual/locale';
import {urlOfPath} from './src/manual/path';
import catalog from './src/plugins/catalog';
import {pageHistory} from './src/plugins/catalog/history';
import {refuseDamagedTexts} from './src/plugins/catalog/interfaceTexts';
import codeBreaks from './src/plugins/codeBreaks';
import errorLinks from './src/plugins/errorLinks';
import fieldLists from './src/plugins/fieldLists';
import licenses, {NOTICES} from './src/plugins/licenses';
import lightPages from './src/plugins/light-pages';
import longTables from './src/plugins/longTables';
import markdownTwins from './src/plugins/markdown-twins';
import openSearch from './src/plugins/open-search';
import playground from './src/plugins/playground';
import tryIt from './src/plugins/playground/tryIt';
import pictureFiles from './src/plugins/picture-files';
import releaseNotes from './src/plugins/release-notes';
import robots from './src/plugins/robots';
import searchTheme from './src/plugins/search';
import {FAILED_QUERIES_URL} from './src/plugins/search/failedQueries';
import type {SearchOptions} from './src/plugins/search/options';
import {sitemapItems} from './src/plugins/sitemapItems';
import securityTxt, {type SecurityTxtOptions} from './src/plugins/security-txt';
import socialCards from './src/plugins/social-cards';
import structuredData from './src/plugins/structured-data';
import zoomStyle from './src/plugins/zoom-style';
import {oneFolderItems} from './src/sidebars/oneFolderItems';
import type {ThemeSettings} from './src/themeSettings';

/** Folders of content: a change in any of them, in either language, changes the search index's address. */
const contentFolders = [...DOC_SETS.map((docSet) => folderOfSet(docSet, DEFAULT_LOCALE)), textsOf('pt-BR')];

/** Where readers send what they think of a page: `mailto:…`, or the form for a new issue. Without it nobody is asked. */
const feedback: string | undefined = 'mailto:manual@aqueduto.example';
/**
 * Where a forge edits the sources in the browser, to which `/docs/v2/overview.md` is added, in Portuguese the file in
 * `i18n`: `https://forge.example/manual/edit/main`. Without it pages have no “Edit this page”.
 */
const editUrl = process.env.DOCS_EDIT_URL;

/** Where the site is served: `DOCS_URL` and `DOCS_BASE_URL` build it for another host, or below another path (`/docs/`). */
const url = process.env.DOCS_URL ?? 'https://docs.aqueduto.example';
const baseUrl = process.env.DOCS_BASE_URL ?? '/';

/** Options that the three docs instances share. Pages inside a sidebar section come from its folder. */
const docsDefaults = {
  breadcrumbs: true,
  sidebarCollapsed: true,
  sidebarCollapsible: true,
  sidebarItemsGenerator: oneFolderItems,
  showLastUpdateTime: true,
  editUrl,
  editLocalizedFiles: true,
  // The first mention of an error code is a link; long code in the text breaks after its marks, short code nowhere;
  // examples that can be tried have a button; tables of fields become parameter lists; long tables have a filter.
  rehypePlugins: [errorLinks, codeBreaks, tryIt, fieldLists, longTables],
} satisfies Partial<DocsOptions>;

/** What `src/manual` says of a doc set: `/v2/overview` is `docs/v2/overview.md`. */
const placeOf = (docSet: DocSet) => ({
  id: docSet,
  path: folderOfSet(docSet, DEFAULT_LOCALE),
  routeBasePath: ROUTE_BASES[docSet].slice(1) || '/',
});

/** The language of this run; the framework says it so that the configuration can have texts in each. */
const locale = LOCALES.find((each) => each === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? DEFAULT_LOCALE;

/** Texts for which the framework has no translation file. */
const {tagline, announcement}: Record<'tagline' | 'announcement', string> = {
  en: {
    tagline: 'Design, protect, connect and observe every API and integration',
    announcement: 'Support for v1 ends on June 30, 2026. <a href="LINK">Start with v2</a>',
  },
  'pt-BR': {
    tagline: 'Projete, proteja, conecte e observe todas as suas APIs e integrações',
    announcement: 'O suporte à v1 termina em 30 de junho de 2026. <a href="LINK">Comece pela v2</a>',
  },
}[locale];

const config: Config = {
  title: 'Aqueduto',
  tagline, // the heading of the home page
  url,
  baseUrl,
  favicon: 'img/favicon.svg',

  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en'},
      'pt-BR': {label: 'Português (Brasil)', htmlLang: 'pt-BR', baseUrl: urlOfPath(baseUrlOf('pt-BR'), baseUrl)}, // also where it is built alone
    },
  },

  future: {v4: true, faster: true, experimental_vcs: pageHistory(__dirname)},
  // The stored settings keep their documented names: v4 would add a suffix to every key.
  storage: {type: 'localStorage', namespace: false},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  // The framework's banner is English only; src/components/BaseUrlBanner says it in the reader's language.
  baseUrlIssueBanner: false,

  markdown: {
    format: 'detect', // .md is plain Markdown: a `{` or `<` in prose never breaks a build
    emoji: false, // `deployment:deploy:` is a permission, not a picture
    mdx1Compat: {headingIds: true}, // keeps `## Steps {#steps}`, which v4 would drop
    hooks: {onBrokenMarkdownLinks: 'warn'},
  },

  // Without scripts; as a file, because the content security policy allows no style in pages.
  headTags: [{tagName: 'noscript', attributes: {}, innerHTML: `<link rel="stylesheet" href="${baseUrl}noscript.css">`}],
  customFields: {feedback},

  clientModules: [
    './src/client/storage.ts',
    './src/client/rightCase.ts',
    './src/client/zoomFocus.ts',
    './src/client/tabStops.ts',
    './src/client/filterRows.ts',
    './src/client/foldRows.ts',
    './src/client/currentInSidebar.ts',
    './src/client/lightPrint.ts',
    './src/client/copyLink.ts',
    './src/client/languageLine.ts',
    './src/client/prefetchBudget.ts',
    './src/client/loadFailure.ts',
  ],

  presets: [
    [
      'classic',
      {
        debug: false, // its pages hold all content once more, written anew for each change in `npm run dev`
        docs: false, // three instances below
        blog: false,
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/tokens.css',
            './src/css/site.css',
            './src/css/markdown.css',
            './src/css/fields.css',
            './src/css/code.css',
            './src/css/playground.css',
          ],
        },
        sitemap: {
          ignorePatterns: LOCALES.map((locale) => urlOfPath(`${prefixOf(locale)}/search`, baseUrl)),
          lastmod: 'date',
          createSitemapItems: sitemapItems(url + baseUrl, locale),
          changefreq: null,
          priority: null,
        },
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    // v1, the classic console: its paths start at the site root.
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        ...placeOf('v1'),
        docsRootComponent: '@site/src/plugins/catalog/client/V1Root',
        sidebarPath: './sidebars.ts',
        versions: {current: {label: 'v1'}},
      } satisfies Partial<DocsOptions>,
    ],
    // v2, the current product.
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        ...placeOf('v2'),
        docsRootComponent: '@site/src/plugins/catalog/client/V2Root',
        sidebarPath: './sidebarsV2.ts',
        versions: {current: {label: 'v2'}},
      } satisfies Partial<DocsOptions>,
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        ...placeOf('release-notes'),
        docsRootComponent: '@site/src/plugins/catalog/client/ReleaseNotesRoot',
        sidebarPath: './sidebarsReleaseNotes.ts',
      } satisfies Partial<DocsOptions>,
    ],
    'docusaurus-plugin-image-zoom',
    zoomStyle,
    pictureFiles, // pictures stay files
    lightPages, // articles as HTML, code highlighted at build time: without this line, pages as the framework has them
    playground, // examples that run in the page
    catalog, // what is known of all pages; each v1 page with its v2 counterpart and back
    releaseNotes, // the index of the release notes by area, and their feeds
    markdownTwins, // each page as a Markdown file, at its address with .md; llms.txt
    structuredData, // what each page is, for search engines
    socialCards, // a picture for each page, which other sites show beside a link
    openSearch, // browsers can search the site
    [securityTxt, {contact: 'mailto:security@aqueduto.example'} satisfies SecurityTxtOptions],
    licenses, // licenses.txt, of what the build holds
    robots, // robots.txt, with the addresses of the sitemaps
    // Addresses that pages had before (`npm run rename` adds them).
    ['@docusaurus/plugin-client-redirects', {redirects} satisfies Partial<RedirectOptions>],
  ],

  themes: [
    [
      searchTheme, // options of @easyops-cn/docusaurus-search-local; an index and a client of our own
      {
        language: ['en', 'pt'],
        hashed: true,
        docsRouteBasePath: DOC_SETS.map((docSet) => placeOf(docSet).routeBasePath),
        docsDir: contentFolders,
        indexBlog: false,
        indexPages: true,
        removeDefaultStopWordFilter: ['en', 'pt'], // a word that says little weighs little; none is dropped
        searchResultLimits: 8, // suggestions under the box
        searchResultContextMaxLength: 50, // characters of text in a suggestion
        explicitSearchResultPath: true,
        highlightSearchTermsOnTargetPage: false,
        searchBarShortcut: true,
        searchBarShortcutHint: true,
        searchBarPosition: 'right',
        failedQueriesUrl: FAILED_QUERIES_URL,
      } satisfies SearchOptions,
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: {
      id: 'v1-support-ends-2026-06-30', // a new id shows the bar again to those who closed it
      content: announcement.replace('LINK', urlOfPath(`${prefixOf(locale)}/v2/overview`, baseUrl)),
      isCloseable: true,
    },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: true},
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: 'Aqueduto',
      hideOnScroll: true,
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 34, height: 32},
      items: [
        {type: 'docSidebar', docsPluginId: 'v1', sidebarId: 'main', label: 'v1', position: 'left'},
        {to: STARTS.v2, label: 'v2', activeBasePath: ROUTE_BASES.v2, position: 'left'},
        {
          to: STARTS['release-notes'],
          label: 'Release notes',
          activeBasePath: ROUTE_BASES['release-notes'],
          position: 'left',
        },
        {href: 'https://www.aqueduto.example', label: 'aqueduto.example', position: 'left'},
        {type: 'custom-generationDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      logo: {alt: 'Aqueduto', src: 'img/logo-footer.svg', height: 50, width: 190},
      copyright: 'Copyright © 2025 Aqueduto.',
      links: [
        {
          title: 'Manual',
          items: [
            {label: 'v2', to: STARTS.v2},
            {label: 'v1', to: STARTS.v1},
            {label: 'CLI', to: '/v2/aqueduto-cli/overview'},
            {label: 'Examples', to: '/v2/examples/main'},
          ],
        },
        {
          title: 'News and help',
          items: [
            {label: 'Release notes', to: STARTS['release-notes']},
            {label: 'About this manual', to: '/markdown-page'},
            {
              label: 'Licenses',
              href: `pathname://${urlOfPath(`${prefixOf(locale)}/${NOTICES}`, baseUrl)}`,
              target: '_self',
            },
            {label: 'aqueduto.example', href: 'https://www.aqueduto.example'},
          ],
        },
      ],
    },
    prism: {
      theme: {plain: {}, styles: []}, // colors by class, in src/css/code.css
      additionalLanguages: ADDED_GRAMMARS,
    },
    zoom: {
      selector: '.markdown img',
      config: {scrollOffset: 40, container: {bottom: 102}}, // the bar below the picture, src/css/site.css
    },
  } satisfies ThemeSettings,
};

export default function readConfig(): Config {
  refuseDamagedTexts(__dirname);
  return config;
}
