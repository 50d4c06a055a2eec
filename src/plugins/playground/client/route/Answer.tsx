import {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';

import type {Choice} from '../../routes/chooseRoute';
import type {readRoutes} from '../../routes/readRoutes';
import {refusalOf} from '../../routes/refusal';
import type {Request, RequestFault} from '../../routes/request';
import type {Flavor} from '../../routes/route';
import {Fault, Result, Waiting} from '../Result';
import {useAnswer} from '../useAnswer';
import {routeRunner, type RouteJob} from './routeRunner';
import {answerText, requestFaultText, routeFaultText, stateText, stoppedText, verdictText} from './texts';

interface Props {
  set: ReturnType<typeof readRoutes>;
  sent: Request | RequestFault;
  flavor: Flavor;
  stated: string | undefined;
}

/** Which Route answers and why; the line above the table is read out when it changes. */
export default function Answer({set, sent, flavor, stated}: Props): ReactNode {
  if ('rule' in set) {
    return <Fault text={routeFaultText(set)} />;
  }
  if ('rule' in sent) {
    return <Fault text={requestFaultText(sent)} />;
  }
  return <Chosen routes={set} request={sent} flavor={flavor} stated={stated} />;
}

function Chosen({routes, request, flavor, stated}: RouteJob & Pick<Props, 'stated'>): ReactNode {
  const job = useMemo<RouteJob>(() => ({routes, request, flavor}), [routes, request, flavor]);
  const {outcome, retry} = useAnswer(routeRunner, job);
  if (outcome.state !== 'done') {
    return <Waiting text={stateText(outcome.state)} retry={outcome.state === 'unavailable' ? retry : undefined} />;
  }
  if ('limit' in outcome.answer) {
    return <Fault text={stoppedText()} />;
  }
  const {answer: choice, job: answered} = outcome;
  const {chosen} = choice;
  const refusal = chosen && refusalOf(chosen.route, answered.request);
  return (
    <Result isAsStated={stated === undefined ? undefined : chosen?.route.name === stated} isOld={answered !== job}>
      <p role="status">{answerText(choice, refusal, answered.routes)}</p>
      <Verdicts choice={choice} />
    </Result>
  );
}

function Verdicts({choice}: {choice: Choice}): ReactNode {
  return (
    <table className="playground__runs">
      <caption>
        {translate({
          id: 'playground.route.verdicts',
          message: 'Routes by their precedence for this request',
          description: 'Caption of a table',
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'playground.route.name', message: 'Route', description: 'Column: name of a Route of Kong'})}
          </th>
          <th scope="col">
            {translate({
              id: 'playground.route.verdict',
              message: 'For this request',
              description: 'Column: whether a Route matches',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {choice.verdicts.map((verdict) => (
          <tr key={verdict.route.name} data-matches={verdict.unmet.length === 0}>
            <td>
              <code>{verdict.route.name}</code>
            </td>
            <td>{verdictText(verdict, choice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
