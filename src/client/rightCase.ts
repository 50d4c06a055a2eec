import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import routes from '@generated/routes';

import {addressInRightCase, pageAddresses} from './pageAddress';

/**
 * Leads from `/V2/Overview`, which servers answer with the not-found page, to `/v2/overview`. The router (Docusaurus
 * 3.10) does not tell the two apart and would put the page into the markup of the not-found page. A client module,
 * because those run before the router.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const paths = pageAddresses(routes).map((address) => address.slice(siteConfig.baseUrl.length));
  const addresses = Object.values(i18n.localeConfigs).flatMap(({baseUrl}) => paths.map((path) => baseUrl + path));
  const target = addressInRightCase(pathname, addresses);
  if (target !== undefined) {
    window.docusaurusRoot = {render: () => undefined} as unknown as typeof window.docusaurusRoot; // nothing starts here
    window.location.replace(target + search + hash);
  }
}
