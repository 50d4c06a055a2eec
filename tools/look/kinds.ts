/** A kind of page, by one page of it. */
export interface Kind {
  name: string;
  /** Its address, without language. */
  path: string;
  /**
   * Parts of the article that the picture shows, the first of each, in this order: selectors. Without them, the whole
   * page.
   */
  parts?: readonly string[];
  /** Waited for after the page's scripts have run; a page without it is shown as it comes, before they do. */
  needs?: string;
}

const FRAME = '[data-table-frame]';
const BLOCK = '.theme-code-block:not(:has([class*=codeBlockTitle]))';
const TITLED = '.theme-code-block:has([class*=codeBlockTitle])';
const FIELDS = 'table.fields:not(.short)';

/** What pages of this site look like. */
export const KINDS: readonly Kind[] = [
  {name: 'home', path: '/'},
  {name: 'category', path: '/v2/category/consumers'},
  {
    name: 'task',
    path: '/workspace/desativar-workspace',
    parts: ['p', '.theme-admonition', 'h2', 'ul', 'ol', 'p:has(img)', FRAME],
  },
  {
    name: 'form',
    path: '/workspace/adicionar-workspace',
    parts: ['p', 'h2', 'ol', 'table.fields.short', 'ul'],
  },
  {
    name: 'component',
    path: '/v2/ipaas/components/tech/kafka',
    parts: ['p', FRAME, 'h2', FIELDS, BLOCK, TITLED, 'ol'],
  },
  {
    name: 'plugin',
    path: '/v2/api-gateway/aqueduto-kong/plugins/jwt',
    parts: ['p', 'h2', FIELDS, '.theme-admonition', 'ul', TITLED],
  },
  {
    name: 'cli',
    path: '/v2/aqueduto-cli/resource-commands',
    parts: ['p', BLOCK, 'h2', 'h3', FIELDS, FRAME],
  },
  {
    name: 'tutorial',
    path: '/v2/examples/publish-your-first-api',
    parts: ['p', 'h2', 'p:has(img)', 'ul', 'ol', TITLED],
  },
  {
    name: 'functions',
    path: '/v2/ipaas/engine/template-functions',
    parts: ['p', 'h2', BLOCK, TITLED, '[data-try]', 'h3', FRAME],
  },
  {name: 'releases', path: '/release-notes/', needs: 'form select'},
  {name: 'search', path: '/search?q=kafka', needs: 'main [aria-busy=false] mark'},
  {name: 'not-found', path: '/workspace/editar-worspace', needs: 'nav[aria-labelledby=nearest-pages] li'},
];
