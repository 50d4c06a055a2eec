import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import type {SearchHit} from '../types';
import {inPlace, placesOf, type Place, type Wanted} from './places';
import styles from './SearchPage.module.css';

interface Props {
  hits: SearchHit[];
  wanted: Wanted;
  choose: (wanted: Partial<Wanted>) => void;
}

/** More areas than that, or areas of one page, are more to read than the results. */
const MOST = 8;
const FEWEST = 2;

/** Chips that leave the results of one manual, or of one of its areas; a chip that is pressed lets all through again. */
export default function PlaceChips({hits, wanted, choose}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const ofSet = inPlace(hits, {set: wanted.set}, baseUrl);
  const areas = placesOf(ofSet, 'area', baseUrl).filter(([, count]) => count >= FEWEST);
  return (
    <>
      <Chips
        kind="set"
        label={translate({
          id: 'search.sets',
          message: 'Part of the manual',
          description: 'Search page: label of the chips',
        })}
        places={placesOf(hits, 'set', baseUrl)}
        pressed={wanted.set}
        press={(set) => choose({set, area: ''})}
      />
      <Chips
        kind="area"
        label={translate({id: 'search.areas', message: 'Area', description: 'Search page: label of the chips'})}
        places={areas.slice(0, MOST)}
        pressed={wanted.area}
        press={(area) => choose({area})}
      />
    </>
  );
}

interface ChipsProps {
  kind: keyof Place;
  label: string;
  places: [place: string, count: number][];
  pressed: string;
  press: (place: string) => void;
}

function Chips({kind, label, places, pressed, press}: ChipsProps): ReactNode {
  return (
    (places.length > 1 || pressed !== '') && (
      <div role="group" aria-label={label} className={styles.chips} data-chips={kind}>
        {places.map(([place, count]) => (
          <button
            key={place}
            type="button"
            className={styles.chip}
            aria-pressed={place === pressed}
            onClick={() => press(place === pressed ? '' : place)}>
            {place === 'release-notes' ? releaseNotes() : place} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </div>
    )
  );
}

function releaseNotes(): string {
  return translate({
    id: 'search.releaseNotes',
    message: 'Release notes',
    description: 'Search page: chip for results in the release notes',
  });
}
