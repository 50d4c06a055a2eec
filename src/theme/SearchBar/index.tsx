// Replaces the search plugin's box (@easyops-cn/docusaurus-search-local 0.55) with ours: its label is English only, it
// stays loading for ever when the index fails, and its list is no ARIA combobox.
import SearchBox from '@site/src/plugins/search/ui/SearchBox';
import type {ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  return <SearchBox variant="navbar" shortcut />;
}
