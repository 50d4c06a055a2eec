import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/** The style sheet writes `#`; a link has to have a text all the same, of no width. */
const EMPTY = '\u200B';

/** The link to a field, beside its name, as headings have one; its row has the id (`src/plugins/fieldLists.ts`). */
export default function FieldLink({id, name}: {id: string; name: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: name},
  );
  return (
    <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
      {EMPTY}
    </a>
  );
}
