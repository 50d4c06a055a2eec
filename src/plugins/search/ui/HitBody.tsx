import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';

import type {SearchHit, Segment} from '../types';
import type {Search} from './useSearch';

/** A text with the query's words marked. */
export function Marked({segments}: {segments: Segment[]}): ReactNode {
  return segments.map(({text, isMarked}, i) => (isMarked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>));
}

/**
 * What a page or section says about the query: its text where a section was found, which comes a moment later, else the
 * page's description.
 */
export function HitText({
  hit,
  snippet,
  length,
}: {
  hit: SearchHit;
  snippet: Search['snippet'];
  length: number;
}): ReactNode {
  const [text, setText] = useState<Segment[]>([]);
  const isSection = hit.document.h !== undefined;
  useEffect(() => {
    let isCurrent = true;
    if (isSection) {
      snippet(hit, length).then(
        (segments) => isCurrent && setText(segments),
        () => undefined, // the description stays
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [hit, isSection, snippet, length]);
  return <Marked segments={isSection && text.length > 0 ? text : hit.description} />;
}

/** Why a page was found that does not have the reader's words. */
export function HitAlso({hit, className}: {hit: SearchHit; className?: string}): ReactNode {
  return (
    hit.also !== undefined && (
      <span className={className}>
        <Translate
          id="search.also"
          description="Search result: the words of the query that the page does not have, another name for its subject"
          values={{name: hit.also}}>
          {'also called “{name}”'}
        </Translate>
      </span>
    )
  );
}
