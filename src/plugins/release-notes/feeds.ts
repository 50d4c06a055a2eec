import type {HtmlTags} from '@docusaurus/types';
import {Feed} from 'feed';

import {STARTS} from '../../manual/docSet';
import type {Locale} from '../../manual/locale';
import {urlOfPath} from '../../manual/path';

export interface FeedNote {
  /** `2025-08-01` */
  date: string;
  title: string;
  /** Absolute. */
  url: string;
  /** The headlines, as plain text. */
  summary: string;
  /** The whole note, with absolute links. */
  html: string;
}

interface Site {
  /** Absolute, with a slash at the end: `https://docs.aqueduto.example/pt-BR/`. */
  url: string;
  locale: Locale;
}

const TEXTS = {
  en: {
    title: 'Aqueduto release notes',
    description: 'What changed in Aqueduto, release by release.',
    copyright: 'Copyright © 2025 Aqueduto.',
  },
  'pt-BR': {
    title: 'Notas de versão do Aqueduto',
    description: 'O que mudou no Aqueduto, versão a versão.',
    copyright: 'Copyright © 2025 Aqueduto.',
  },
};

/** The forms of the feed, with their files in `/release-notes/`. */
export const FEEDS: {file: string; type: string; name: string; write: (feed: Feed) => string}[] = [
  {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS', write: (feed) => feed.rss2()},
  {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom', write: (feed) => feed.atom1()},
  {file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed', write: (feed) => feed.json1()},
];

/**
 * The feed of all notes.
 *
 * @param notes newest first; a note's address is its id, so that it stays the same item for ever
 */
export function makeFeed({url, locale}: Site, notes: FeedNote[]): Feed {
  const folder = urlOfPath(STARTS['release-notes'], url);
  const feed = new Feed({
    ...TEXTS[locale],
    id: folder,
    link: folder,
    language: locale,
    generator: false,
    updated: new Date(notes[0]?.date ?? 0),
    feedLinks: {rss: `${folder}rss.xml`, atom: `${folder}atom.xml`, json: `${folder}feed.json`},
    author: {name: 'Aqueduto'},
  });
  for (const note of notes) {
    const date = new Date(note.date);
    feed.addItem({
      title: note.title,
      id: note.url,
      guid: note.url,
      link: note.url,
      date,
      published: date,
      description: note.summary,
      content: note.html,
    });
  }
  return feed;
}

/** What announces the feeds in the head of every page. */
export function feedLinks({url, locale}: Site): HtmlTags {
  return FEEDS.map(({file, type, name}) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, title: `${TEXTS[locale].title} (${name})`, href: `${urlOfPath(STARTS['release-notes'], url)}${file}`},
  }));
}
