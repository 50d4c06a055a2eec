import {translate} from '@docusaurus/Translate';
import {asLocale} from '@site/src/manual/locale';
import {useState, type ReactNode} from 'react';

import {faultOfSchedule, isTime, isTimeZone} from '../../cron/schedule';
import Field from '../Field';
import type {PlaygroundProps} from '../kinds';
import {Fault, Result} from '../Result';
import {entriesOf, type Entry} from './entries';
import {dayRuleText, faultText, markText} from './texts';
import {inWords} from './words';

/** The same in every language. */
const UTC = 'UTC';

/** A schedule in words, and its next runs in a time zone. */
export default function CronPlayground({values, onChange}: PlaygroundProps): ReactNode {
  const {cron = '', timeZone = '', from = ''} = values;
  const [opened] = useState(() => Date.now());
  const set = (name: string) => (text: string) => onChange({[name]: text});
  return (
    <div className="playground__body">
      <div className="playground__inputs">
        <Field
          label={translate({id: 'playground.cron', message: 'Cron expression', description: 'Field of the playground'})}
          value={cron}
          onChange={set('cron')}
        />
        <Field
          label={translate({
            id: 'playground.cron.timeZone',
            message: 'Time zone',
            description: 'Field of the playground',
          })}
          value={timeZone}
          onChange={set('timeZone')}
          choices={Intl.supportedValuesOf('timeZone')}
        />
        <Field
          label={translate({
            id: 'playground.cron.from',
            message: 'Runs after (UTC; empty: now)',
            description: 'Field of the playground',
          })}
          value={from}
          onChange={set('from')}
        />
      </div>
      <Runs cron={cron} timeZone={timeZone === '' ? UTC : timeZone} from={from === '' ? opened : Date.parse(from)} />
    </div>
  );
}

function Runs({cron, timeZone, from}: {cron: string; timeZone: string; from: number}): ReactNode {
  const fault = faultIn(cron, timeZone, from);
  if (fault !== undefined) {
    return <Fault text={fault} />;
  }
  return (
    <Result>
      <p role="status">{[`${inWords(cron, asLocale(document.documentElement.lang))}.`, dayRuleText(cron)].join(' ')}</p>
      <Table entries={entriesOf(cron, timeZone, from)} timeZone={timeZone} />
    </Result>
  );
}

function faultIn(cron: string, timeZone: string, from: number): string | undefined {
  if (!isTimeZone(timeZone)) {
    return translate({
      id: 'playground.cron.noZone',
      message: 'There is no such time zone. Write an IANA name, such as America/Sao_Paulo.',
      description: 'The time zone of a schedule is not known',
    });
  }
  if (!isTime(from)) {
    return translate({
      id: 'playground.cron.noTime',
      message: 'This is not a time. Write it as 2025-02-27T10:15:00Z.',
      description: 'The start of the runs cannot be read',
    });
  }
  const fault = faultOfSchedule(cron);
  return fault && faultText(fault);
}

function Table({entries, timeZone}: {entries: Entry[]; timeZone: string}): ReactNode {
  return (
    <table className="playground__runs playground__runs--times">
      <caption>
        {translate({id: 'playground.cron.next', message: 'Next ten runs', description: 'Caption of a table'})}
      </caption>
      <thead>
        <tr>
          <th scope="col">{timeZone}</th>
          <th scope="col">
            {translate({id: 'playground.cron.offset', message: 'Offset', description: 'Column: difference to UTC'})}
          </th>
          <th scope="col">{UTC}</th>
          <th scope="col">
            {translate({
              id: 'playground.cron.change',
              message: 'Clock change',
              description: 'Column: what a clock change does',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.local} ${entry.offset}`} data-mark={entry.mark}>
            <td>{entry.local}</td>
            <td>{entry.offset}</td>
            <td>{entry.utc}</td>
            <td>{markText(entry.mark)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
