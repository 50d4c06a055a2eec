import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';

import {hashOf} from './address';
import CopyLink from './CopyLink';
import type {Example, Kind, Values} from './kinds';
import './playground.css';

interface Props {
  name: string;
  kind: Kind;
  examples: Example[];
  start: Values;
  /** The button of the example that it starts with, if it is one of the page. */
  chosen: HTMLElement | undefined;
  close: () => void;
}

/** What is inside the dialog of every playground: heading, examples of the page, the playground, the link to share. */
export default function Shell({name, kind, examples, start, chosen, close}: Props): ReactNode {
  const [values, setValues] = useState(start);
  const [number, setNumber] = useState(examples.findIndex(({button}) => button === chosen));
  const choose = (next: number): void => {
    setNumber(next);
    setValues({...start, ...examples[next]?.values});
  };
  const {Playground} = kind;
  return (
    <>
      <header className="playground__head">
        <h2 id="playground-title">{kind.title()}</h2>
        <Examples examples={examples} number={number} choose={choose} />
        <CopyLink hash={hashOf(name, values)} />
        <button type="button" className="playground__button" onClick={close}>
          <Translate id="playground.close" description="Button that closes the playground">
            Close
          </Translate>
        </button>
      </header>
      <Playground
        values={values}
        stated={statedOf(examples[number], values)}
        onChange={(changed) => setValues((before) => ({...before, ...changed}))}
      />
    </>
  );
}

/** What the page says comes out, while the example is as the page has it. */
function statedOf(example: Example | undefined, values: Values): string | undefined {
  const isUnchanged = Object.entries(example?.values ?? {}).every(([name, value]) => values[name] === value);
  return isUnchanged ? example?.stated : undefined;
}

function Examples({
  examples,
  number,
  choose,
}: {
  examples: Example[];
  number: number;
  choose: (next: number) => void;
}): ReactNode {
  if (examples.length === 0) {
    return null;
  }
  return (
    <select
      className="playground__examples"
      aria-label={translate({
        id: 'playground.examples',
        message: 'Examples on this page',
        description: 'List in a playground from which a reader chooses an example',
      })}
      value={number}
      onChange={({target}) => choose(Number(target.value))}>
      {number === -1 && (
        <option value={-1}>
          {translate({
            id: 'playground.shared',
            message: 'From the link',
            description: 'In the list of examples: what the address held',
          })}
        </option>
      )}
      {examples.map(({label}, i) => (
        <option key={i} value={i}>
          {label}
        </option>
      ))}
    </select>
  );
}
