import type {HtmlTags} from '@docusaurus/types';
import {Feed} from 'feed';

import {STARTS} from '../../manual/docSet';
import {OTHER, type Locale} from '../../manual/locale';
import {urlOfPath} from '../../manual/path';

interface FeedNote {
  /** `2025-08-01` */
  date: string;
  title: string;
  /** Absolute. */
  url: string;
  /** In the other language. */
  otherUrl: string;
  /** The headlines, as plain text. */
  summary: string;
  /** The whole note, with absolute links. */
  html: string;
}

interface FeedSite {
  /** Absolute, with a slash at the end: `https://docs.aqueduto.example/pt-BR/`. */
  url: string;
  /** In the other language. */
  otherUrl: string;
  locale: Locale;
  /** Who speaks: the site's name. */
  name: string;
  /** Title and description of the page that lists the notes. */
  title: string;
  description: string;
  copyright: string;
}

/** The forms of the feed, with their files in `/release-notes/`. */
export const FEEDS: {file: string; type: string; name: string; write: (feed: Feed, translations: Translation[]) => string}[] = [
  {
    file: 'rss.xml',
    type: 'application/rss+xml',
    name: 'RSS',
    write: (feed, translations) =>
      addAfter(feed.rss2(), translations, (url) => `<link>${url}</link>`, 'atom:link'),
  },
  {
    file: 'atom.xml',
    type: 'application/atom+xml',
    name: 'Atom',
    write: (feed, translations) => addAfter(feed.atom1(), translations, (url) => `href="${url}"/>`, 'link'),
  },
  {
    file: 'feed.json',
    type: 'application/feed+json',
    name: 'JSON Feed',
    write: (feed, translations) => {
      const others = new Map(translations.map(({url, locale, otherUrl}) => [url, {[locale]: otherUrl}]));
      const {items, ...rest} = JSON.parse(feed.json1()) as {items: {url: string}[]; home_page_url: string};
      const named = items.map((item) => ({...item, _alternates: others.get(item.url)}));
      return JSON.stringify({...rest, _alternates: others.get(rest.home_page_url), items: named}, null, 2);
    },
  },
];

/** Where something that a feed names is in the other language. */
interface Translation {
  url: string;
  locale: Locale;
  otherUrl: string;
}

/** Says the other language's address after the link of each thing that has one; the library has no such links. */
function addAfter(xml: string, translations: Translation[], linkTo: (url: string) => string, element: string): string {
  return translations.reduce(
    (text, {url, locale, otherUrl}) =>
      text.replace(linkTo(url), `$&<${element} rel="alternate" hreflang="${locale}" href="${otherUrl}"/>`),
    xml,
  );
}

/** Where the list of the notes and each note are in the other language. */
export function translationsOf(site: Pick<FeedSite, 'url' | 'otherUrl' | 'locale'>, notes: FeedNote[]): Translation[] {
  const list = (url: string): string => urlOfPath(STARTS['release-notes'], url);
  return [{url: list(site.url), otherUrl: list(site.otherUrl)}, ...notes].map(({url, otherUrl}) => ({url, otherUrl, locale: OTHER[site.locale]}));
}

/**
 * The feed of all notes.
 *
 * @param notes newest first; a note's address is its id, so that it stays the same item for ever
 */
export function makeFeed({url, locale, name, title, description, copyright}: Omit<FeedSite, 'otherUrl'>, notes: FeedNote[]): Feed {
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
