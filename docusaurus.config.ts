import type * as Preset from '@docusaurus/preset-classic';
import type {PluginOptions as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import type {PluginOptions as SearchOptions} from '@easyops-cn/docusaurus-search-local';

import redirects from './redirects.json';
import {codeThemes} from './src/css/codeThemes';
import {noScriptStyle} from './src/css/noScript';
import generations, {type GenerationsOptions} from './src/plugins/generations';
import markdownTwins from './src/plugins/markdown-twins';
import pageIndex from './src/plugins/page-index';
import releaseNotes from './src/plugins/release-notes';
import searchTheme from './src/plugins/search';
import translationState from './src/plugins/translation-state';
import {SNIPPET_LENGTH, SUGGESTIONS} from './src/search/limits';
import {oneFolderItems} from './src/sidebars/oneFolderItems';

/** Options that the three docs instances share. Pages inside a sidebar section come from its folder. */
const docsDefaults = {
  breadcrumbs: true,
  sidebarCollapsed: true,
  sidebarCollapsible: true,
  sidebarItemsGenerator: oneFolderItems,
} satisfies Partial<DocsOptions>;

/** Folders of content: a change in any of them, in either language, changes the search index's address. */
const contentFolders = ['docs/v1', 'docs/v2', 'release-notes', 'i18n/pt-BR'];

const config: Config = {
  title: 'Aqueduto',
  tagline: 'Design, protect, connect and observe every API and integration',
  url: 'https://docs.aqueduto.example',
  baseUrl: '/',
  favicon: 'img/favicon.svg',

  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'pt-BR'],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en'},
      'pt-BR': {label: 'Português (Brasil)', htmlLang: 'pt-BR', baseUrl: '/pt-BR/'}, // also where it is built alone
    },
  },

  future: {v4: true, faster: true},
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
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  headTags: [noScriptStyle],

  clientModules: ['./src/client/zoomFocus.ts', './src/client/prefetchBudget.ts', './src/client/loadFailure.ts'],

  presets: [
    [
      'classic',
      {
        docs: false, // three instances below
        blog: false,
        theme: {
          customCss: ['./src/css/fonts.css', './src/css/tokens.css', './src/css/site.css', './src/css/markdown.css'],
        },
        sitemap: {ignorePatterns: ['/search', '/pt-BR/search']},
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    // v1, the classic console: its paths start at the site root.
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        id: 'v1',
        path: 'docs/v1',
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        versions: {current: {label: 'v1'}},
      } satisfies Partial<DocsOptions>,
    ],
    // v2, the current product.
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        id: 'v2',
        path: 'docs/v2',
        routeBasePath: 'v2',
        sidebarPath: './sidebarsV2.ts',
        versions: {current: {label: 'v2'}},
      } satisfies Partial<DocsOptions>,
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        id: 'release-notes',
        path: 'release-notes',
        routeBasePath: 'release-notes',
        sidebarPath: './sidebarsReleaseNotes.ts',
      } satisfies Partial<DocsOptions>,
    ],
    'docusaurus-plugin-image-zoom',
    // Links every v1 page to its v2 counterpart and back; pages name theirs in front matter, categories here.
    [
      generations,
      {
        categories: {
          '/category/credenciais': '/v2/category/consumers',
          '/category/gatilhos': '/v2/category/triggers',
          '/category/componentes-logicos': '/v2/category/logical-components',
          '/category/componentes-tecnicos': '/v2/category/tech-components',
          '/category/componentes-negocio': '/v2/category/business-components',
          '/category/apis': '/v2/api-manager/api-spec',
          '/category/versoes-api': '/v2/api-manager/api-spec',
          '/category/versoes-especificacao': '/v2/api-manager/api-spec',
          '/category/releases-api': '/v2/api-manager/releases',
          '/category/implantacoes-api': '/v2/api-manager/deploy',
          '/category/portais': '/v2/dev-portal-admin/portals/overview',
          '/category/ambientes-portal': '/v2/dev-portal-admin/portals/environments',
          '/category/catalogos-portal': '/v2/dev-portal-admin/portals/catalog',
          '/category/design-portal': '/v2/dev-portal-admin/portals/design',
          '/category/usuarios-portal': '/v2/dev-portal-admin/portals/users',
          '/category/apps-portal': '/v2/dev-portal-admin/portals/consumer-apps',
          '/category/credenciais-portal': '/v2/dev-portal-admin/portals/consumer-apps',
          '/category/login-dev-portal': '/v2/dev-portal/overview',
          '/category/catalogos-dev-portal': '/v2/dev-portal/api-catalog',
          '/category/apps-dev-portal': '/v2/dev-portal/consumer-apps',
          '/category/credenciais-dev-portal': '/v2/dev-portal/consumer-credentials',
          '/category/versoes-integracao': '/v2/ipaas/releases',
          '/category/releases-integracao': '/v2/ipaas/releases',
          '/category/implantacoes-integracao': '/v2/ipaas/deploy',
        },
      } satisfies GenerationsOptions,
    ],
    pageIndex, // the pages that the not-found page suggests
    releaseNotes, // the index of the release notes by area, and their feeds
    markdownTwins, // each page as a Markdown file, at its address with .md
    translationState, // which translations are older than their source
    // Addresses that pages had before (`npm run rename` adds them).
    ['@docusaurus/plugin-client-redirects', {redirects} satisfies Partial<RedirectOptions>],
  ],

  themes: [
    [
      searchTheme, // @easyops-cn/docusaurus-search-local with an index of our own
      {
        language: ['en', 'pt'],
        hashed: true,
        docsRouteBasePath: ['/', 'v2', 'release-notes'],
        docsDir: contentFolders,
        indexBlog: false,
        indexPages: true,
        removeDefaultStopWordFilter: ['en'],
        searchResultLimits: SUGGESTIONS,
        searchResultContextMaxLength: SNIPPET_LENGTH,
        explicitSearchResultPath: true,
        highlightSearchTermsOnTargetPage: false,
        searchBarShortcut: true,
        searchBarShortcutHint: true,
        searchBarPosition: 'right',
        docsPluginIdForPreferredVersion: 'v2', // no instance is called "default"
      } satisfies Partial<SearchOptions>,
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: {
      id: 'v1-support-ends-2026-06-30', // a new id shows the bar again to those who closed it
      content: 'v1 support ends on 2026-06-30', // src/theme/AnnouncementBar/Content says it in each language
      backgroundColor: '#e9dcc9',
      textColor: '#2b2118',
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
        {to: '/visao-geral/', label: 'v1', activeBaseRegex: '^/(pt-BR/)?visao-geral/', position: 'left'},
        {to: '/v2', label: 'v2', activeBasePath: '/v2', position: 'left'},
        {to: '/release-notes/', label: 'Release notes', activeBasePath: '/release-notes', position: 'left'},
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
            {label: 'v2', to: '/v2'},
            {label: 'v1', to: '/visao-geral/'},
            {label: 'CLI', to: '/v2/aqueduto-cli/overview'},
            {label: 'Examples', to: '/v2/examples/main'},
          ],
        },
        {
          title: 'News and help',
          items: [
            {label: 'Release notes', to: '/release-notes/'},
            {label: 'About this manual', to: '/markdown-page'},
            {label: 'aqueduto.example', href: 'https://www.aqueduto.example'},
          ],
        },
      ],
    },
    prism: {
      theme: codeThemes.light,
      darkTheme: codeThemes.dark,
      additionalLanguages: ['bash', 'http', 'powershell', 'promql', 'properties', 'sql', 'toml'],
    },
    zoom: {
      selector: '.markdown img',
      background: {light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)'},
      config: {scrollOffset: 40},
    },
  } satisfies Preset.ThemeConfig & {zoom: object},
};

export default config;
