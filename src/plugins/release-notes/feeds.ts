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

export interface FeedSite {
  /** Absolute, with a slash at the end: `https://docs.aqueduto.example/pt-BR/`. */
  url: string;
  locale: Locale;
  /** Who speaks: the site's name. */
  name: string;
  /** Title and description of the page that lists the notes. */
  title: string;
  description: string;
  copyright: string;
}

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
export function makeFeed({url, locale, name, title, description, copyright}: FeedSite, notes: FeedNote[]): Feed {
  const folder = urlOfPath(STARTS['release-notes'], url);
  const feed = new Feed({
    title: titleOf({name, title}),
    description,
    copyright,
    id: folder,
    link: folder,
    language: locale,
    generator: false,
    updated: new Date(notes[0]?.date ?? 0),
    feedLinks: {rss: `${folder}rss.xml`, atom: `${folder}atom.xml`, json: `${folder}feed.json`},
    author: {name},
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
export function feedLinks({url, ...site}: Pick<FeedSite, 'url' | 'name' | 'title'>): HtmlTags {
  return FEEDS.map(({file, type, name}) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, title: `${titleOf(site)} (${name})`, href: `${urlOfPath(STARTS['release-notes'], url)}${file}`},
  }));
}

/** `Aqueduto: release notes` */
function titleOf({name, title}: Pick<FeedSite, 'name' | 'title'>): string {
  return `${name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
