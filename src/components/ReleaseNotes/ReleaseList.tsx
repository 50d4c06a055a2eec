import notes from '@generated/release-notes/default/notes.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Headline, NoteEntry} from '@site/src/plugins/release-notes/data';
import {Fragment, type ReactNode} from 'react';

import {matching} from './filter';
import styles from './styles.module.css';
import {useFilter} from './useFilter';

/** The notes of a year: with their headlines, or with the entries that pass the filter. */
export default function ReleaseList({year}: {year: number}): ReactNode {
  const filter = useFilter();
  const listed = notes
    .filter(({date}) => date.startsWith(String(year)))
    .map((note) => ({...note, lines: matching(note, filter)}))
    .filter(({lines}) => lines.length > 0);
  if (listed.length === 0) {
    return (
      <p>
        <Translate id="releaseList.none" description="Release notes: no entry of this year passes the filter">
          No entry from this year matches.
        </Translate>
      </p>
    );
  }
  return (
    <ul className={styles.notes}>
      {listed.map(({date, path, title, lines}) => (
        <li key={date}>
          <Link to={path} className={styles.title}>
            {title}
          </Link>
          <ul>
            {lines.map((line) => (
              <li key={line.title}>
                <Line line={line} path={path} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Line({line, path}: {line: Headline | NoteEntry; path: string}): ReactNode {
  const text = <Code text={line.title} />;
  return (
    <>
      <span className={styles.generation}>{line.generations.join(' · ')}</span>{' '}
      {'section' in line ? (
        <>
          <Link to={`${path}#${line.section}`} className={styles.section}>
            {line.sectionTitle}
          </Link>{' '}
          {text}
        </>
      ) : (
        text
      )}
    </>
  );
}

/** Text in which backticks mark code. */
function Code({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : <Fragment key={i}>{part}</Fragment>));
}
