// Replaces the search plugin's page (@easyops-cn/docusaurus-search-local 0.55) with ours: its label is English only and a
// failed index leaves it silent. The parameters `q` and `version` stay the plugin's; there are no contexts, so `ctx`
// changes nothing.
export {default} from '@site/src/plugins/search/ui/SearchPage';
