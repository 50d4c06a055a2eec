import notes from '@generated/release-notes/default/notes.json';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {AREA_CARDS} from '@site/src/components/AreaCards/areas';
import {useId, type ReactNode} from 'react';

import {isActive, matching, withChoice, type Filter} from './filter';
import styles from './styles.module.css';
import {useFilter} from './useFilter';

/** Chooses what the lists of the release notes show; the choice is in the address, so that it can be linked. */
export default function ReleaseFilter(): ReactNode {
  const filter = useFilter();
  return (
    <form className={styles.filter} onSubmit={(event) => event.preventDefault()}>
      <Choice
        name="generation"
        label={translate({
          id: 'releaseFilter.generation',
          message: 'Generation',
          description: 'Release notes: label of the filter by generation',
        })}
        options={[
          ['v2', 'v2'],
          ['v1', 'v1'],
        ]}
      />
      <Choice
        name="area"
        label={translate({
          id: 'releaseFilter.area',
          message: 'Product area',
          description: 'Release notes: label of the filter by product area',
        })}
        options={AREA_CARDS.map(({area, title}) => [area, title()])}
      />
      <p role="status" className={styles.count}>
        {isActive(filter) && <Count filter={filter} />}
      </p>
    </form>
  );
}

interface ChoiceProps {
  name: keyof Filter;
  label: string;
  options: [value: string, text: string][];
}

function Choice({name, label, options}: ChoiceProps): ReactNode {
  const id = useId();
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={useFilter()[name] ?? ''}
        onChange={({target}) => history.replace({pathname, search: withChoice(search, name, target.value), hash})}>
        <option value="">
          {translate({
            id: 'releaseFilter.all',
            message: 'All',
            description: 'Release notes: a filter that lets all pass',
          })}
        </option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

function Count({filter}: {filter: Filter}): ReactNode {
  const count = notes.flatMap((note) => matching(note, filter)).length;
  return (
    <Translate
      id="releaseFilter.count"
      description="Release notes: how many entries pass the filter"
      values={{count: String(count)}}>
      {'Matching entries: {count}'}
    </Translate>
  );
}
