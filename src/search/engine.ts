import type {SerializedIndex} from 'lunr';

import {highlight} from './highlight';
import {DocumentType, type SearchDocument, type SearchHit} from './hits';
import {parseQuery} from './query';
import {type Occurrence, rank} from './rank';
import type {SearchLocale} from './stem';
import {isStopWord} from './stopWords';
import {termsOf} from './terms';
import {type Match, Vocabulary} from './vocabulary';

/** A part of the index file, as far as the search needs it. */
export interface IndexPart {
  documents: SearchDocument[];
  index: Pick<SerializedIndex, 'invertedIndex'>;
}

export interface SearchEngine {
  /**
   * @param readerUrl where the reader is, with base URL
   * @param limit at most so many hits, best first; one a page
   * @param length characters of text that a hit shows
   */
  search: (text: string, readerUrl: string, limit: number, length: number) => SearchHit[];
}

/** @param parts of the index file, in its order */
export function createEngine(parts: IndexPart[], locale: SearchLocale): SearchEngine {
  const postings = postingsOf(parts);
  const vocabulary = new Vocabulary(postings.keys());
  const titles = parts[DocumentType.Title]!.documents;
  const pages = new Map(titles.map((document) => [document.i, document]));
  const lengths = new Map<SearchDocument, number>();
  /** Words of a title or heading, those that say nothing left out. */
  const lengthOf = (document: SearchDocument): number => {
    const length =
      lengths.get(document) ??
      termsOf(document.t, locale).filter(({isWhole, word}) => !isWhole && !isStopWord(word, locale)).length;
    lengths.set(document, length);
    return length;
  };
  const occurrencesOf = (matches: Match[]): Occurrence[] =>
    matches.flatMap(({term, quality}) =>
      (postings.get(term) ?? []).flatMap(({documents, ids, type}) =>
        ids.map((id) => ({document: documents.get(id)!, type, quality})),
      ),
    );

  return {
    search(text, readerUrl, limit, length) {
      const query = parseQuery(text, locale);
      const matches = query.words.map(({word, stems, isUnfinished}) => vocabulary.matches(word, stems, isUnfinished));
      const wholes = query.wholes.map((term) => occurrencesOf([{term, quality: 1}]));
      const site = {pages, lengthOf, readerUrl};
      const found = matches.map(occurrencesOf);
      if (found.every((occurrences) => occurrences.length === 0)) {
        return [];
      }
      const wanted = {
        terms: new Set(matches.flat().map(({term}) => term)),
        beginnings: query.words.filter(({isUnfinished}) => isUnfinished).map(({word}) => word),
      };
      return rank(query, [...found, ...wholes], site, limit).map(({document, type, score}) => ({
        document,
        type,
        page: type === DocumentType.Title ? false : pages.get(document.p!),
        text: highlight(document.t, wanted, locale, length),
        score,
      }));
    },
  };
}

/** Where a term stands: documents of a part. */
interface Posting {
  documents: ReadonlyMap<string, SearchDocument>;
  ids: string[];
  type: Occurrence['type'];
}

function postingsOf(parts: IndexPart[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  parts.forEach(({documents, index}, type) => {
    const byId = new Map(documents.map((document) => [String(document.i), document]));
    for (const [term, {t}] of index.invertedIndex) {
      const posting: Posting = {documents: byId, ids: Object.keys(t), type: type as Occurrence['type']};
      const others = postings.get(term);
      if (others === undefined) {
        postings.set(term, [posting]);
      } else {
        others.push(posting);
      }
    }
  });
  return postings;
}
