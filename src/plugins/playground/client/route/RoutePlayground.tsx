import {translate} from '@docusaurus/Translate';
import {useId, useMemo, type ReactNode} from 'react';

import {readRoutes} from '../../routes/readRoutes';
import {readRequest} from '../../routes/request';
import type {Flavor} from '../../routes/route';
import Editor from '../editor/Editor';
import {yaml} from '../editor/yaml';
import type {PlaygroundProps} from '../kinds';
import Answer from './Answer';
import RequestFields from './RequestFields';

/** A set of Routes and a request on one side, which Route answers on the other. */
export default function RoutePlayground({values, stated, onChange}: PlaygroundProps): ReactNode {
  const {routes = '', request = '', client = ''} = values;
  const flavor = values.flavor === 'expressions' ? 'expressions' : 'traditional_compatible';
  const set = useMemo(() => readRoutes(routes, flavor), [routes, flavor]);
  const sent = useMemo(() => readRequest(request, client), [request, client]);
  return (
    <div className="playground__body">
      <div className="playground__inputs">
        <Editor
          label={translate({
            id: 'playground.routes',
            message: 'Routes (YAML: a list, or a policy file)',
            description: 'Field of the playground: the set of Routes',
          })}
          value={routes}
          onChange={(text) => onChange({routes: text})}
          language={yaml}
          fault={'rule' in set ? {line: set.line, column: undefined} : undefined}
          isFirst
        />
        <FlavorField flavor={flavor} onChange={(next) => onChange({flavor: next})} />
        <RequestFields values={values} onChange={onChange} sent={sent} />
      </div>
      <Answer set={set} sent={sent} flavor={flavor} stated={stated} />
    </div>
  );
}

/** Names of a setting of Kong: the same in every language. */
const FLAVORS: Flavor[] = ['traditional_compatible', 'expressions'];

function FlavorField({flavor, onChange}: {flavor: Flavor; onChange: (flavor: string) => void}): ReactNode {
  const id = useId();
  return (
    <div className="playground__field playground__field--line">
      <label className="playground__label" htmlFor={id}>
        {translate({
          id: 'playground.flavor',
          message: 'Flavor of the router',
          description: 'Field of the playground: the setting router_flavor of Kong',
        })}
      </label>
      <select id={id} className="playground__input" value={flavor} onChange={({target}) => onChange(target.value)}>
        {FLAVORS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
