/** Name of the search plugin, which our theme keeps: of its folder of generated files, and of its global data. */
export const SEARCH_PLUGIN = '@easyops-cn/docusaurus-search-local';
