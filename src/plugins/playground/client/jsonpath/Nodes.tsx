import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {Result} from '../Result';
import type {PathAnswer} from './select';
import {countText} from './texts';

type Selected = Extract<PathAnswer, {nodes: unknown}>;

interface Props {
  answer: Selected;
  /** The values that the page says are selected: a JSON array. */
  stated: string | undefined;
  isOld: boolean;
}

/** The nodes that a path selects, in their order. */
export default function Nodes({answer, stated, isOld}: Props): ReactNode {
  const isAsStated = stated === undefined ? undefined : isSame(answer, stated);
  return (
    <Result isAsStated={isAsStated} isOld={isOld}>
      <p role="status">{countText(answer.count, isAsStated === true)}</p>
      {answer.nodes.length > 0 && <Table nodes={answer.nodes} />}
    </Result>
  );
}

function Table({nodes}: {nodes: Selected['nodes']}): ReactNode {
  return (
    <table className="playground__runs playground__nodes">
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'playground.jsonpath.normalized',
              message: 'Normalized path',
              description: 'Column: the path of a node in the form of RFC 9535, section 2.7',
            })}
          </th>
          <th scope="col">
            {translate({id: 'playground.jsonpath.value', message: 'Value', description: 'Column: the value of a node'})}
          </th>
        </tr>
      </thead>
      <tbody>
        {nodes.map(({path, value}, i) => (
          <tr key={i}>
            <td>
              <code>{path}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isSame = ({nodes}: Selected, stated: string): boolean =>
  `[${nodes.map(({value}) => value).join()}]` === JSON.stringify(JSON.parse(stated));
