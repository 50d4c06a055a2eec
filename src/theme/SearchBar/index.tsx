// Replaces the search plugin's box (@easyops-cn/docusaurus-search-local 0.55): its label is English only, it stays
// loading for ever when the index fails, and its list is no ARIA combobox. Index, worker and ranking stay the plugin's.
import SearchBox from '@site/src/components/SearchBox';
import type {ReactNode} from 'react';

export default function SearchBar(): ReactNode {
  return <SearchBox variant="navbar" shortcut />;
}
