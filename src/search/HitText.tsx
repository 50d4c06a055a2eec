import type {ReactNode} from 'react';

import type {SearchHit} from './hits';

/** The text of a hit with the query's words marked. */
export function HitText({hit}: {hit: SearchHit}): ReactNode {
  return hit.text.map(({text, isMarked}, i) => (isMarked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>));
}
