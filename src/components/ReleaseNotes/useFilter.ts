import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {readFilter, type Filter} from './filter';

/** The filter that the address names; none while the page is built and until the browser has taken over. */
export function useFilter(): Filter {
  const {search} = useLocation();
  return useIsBrowser() ? readFilter(search) : {};
}
