import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** What helps when nothing is found, and without scripts: how to ask, and where to look. */
export default function WaysOn(): ReactNode {
  return (
    <ul>
      <li>
        <Translate id="search.tip.words" description="Search: what helps when nothing is found">
          Use fewer words, or another name: the manual says “limit” for quotas and rate limits alike.
        </Translate>
      </li>
      <li>
        <Translate id="search.tip.code" description="Search: what helps when nothing is found">
          Search for the exact text that you see: an error code, a field, a label in the console.
        </Translate>
      </li>
      {ways().map(({to, label}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function ways(): {to: string; label: string}[] {
  return [
    {
      to: '/v2/overview',
      label: translate({id: 'search.way.overview', message: 'Overview of v2', description: 'Search: a way on'}),
    },
    {
      to: '/v2/reference/errors',
      label: translate({id: 'search.way.errors', message: 'All error codes', description: 'Search: a way on'}),
    },
    {
      to: '/v2/examples/main',
      label: translate({id: 'search.way.examples', message: 'Tutorials and examples', description: 'Search: a way on'}),
    },
  ];
}
