import {getStemmedPositions} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions';
import {highlight} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight';
import {highlightStemmed} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed';
import type {ReactNode} from 'react';

import {DocumentType, type SearchHit} from './hits';

/**
 * The matched text of a hit with its words marked. The plugin's functions escape the text and add `<mark>` only.
 *
 * @param length at most so many characters around the match; the plugin's setting without it
 */
export function HitText({hit, length}: {hit: SearchHit; length?: number}): ReactNode {
  const {document, type, tokens, metadata} = hit;
  const html =
    type === DocumentType.Keywords
      ? highlight(document.s ?? document.t, tokens)
      : highlightStemmed(document.t, getStemmedPositions(metadata, 't'), tokens, length);
  return <span dangerouslySetInnerHTML={{__html: html}} />;
}
