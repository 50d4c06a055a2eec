declare module '@generated/catalog/default/pages.json' {
  import type {PageLink} from '@site/src/plugins/catalog/nearestPages';

  const pages: PageLink[];
  export default pages;
}

declare module '@generated/catalog/default/*.json' {
  import type {ManualPages} from '@site/src/plugins/catalog/client/manualPages';

  const pages: ManualPages;
  export default pages;
}
