import {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';

import {priorityOf} from '../../policies/facts';
import type {Policy, PolicyFault} from '../../policies/readPolicy';
import type {Run, Step} from '../../policies/runPolicy';
import type {Request, RequestFault} from '../../routes/request';
import {Fault, Result, Waiting} from '../Result';
import {requestFaultText, stateText, stoppedText} from '../route/texts';
import {useAnswer} from '../useAnswer';
import {policyRunner, type PolicyJob} from './policyRunner';
import {levelText, phaseText, policyFaultText, runText, stepText} from './texts';

interface Props {
  policy: Policy | PolicyFault;
  sent: Request | RequestFault;
}

/** What becomes of a request; the line above the table is read out when it changes. */
export default function RunResult({policy, sent}: Props): ReactNode {
  if ('rule' in policy) {
    return <Fault text={policyFaultText(policy)} />;
  }
  if ('rule' in sent) {
    return <Fault text={requestFaultText(sent)} />;
  }
  return <Outcome policy={policy} request={sent} />;
}

function Outcome({policy, request}: PolicyJob): ReactNode {
  const job = useMemo<PolicyJob>(() => ({policy, request}), [policy, request]);
  const {outcome, retry} = useAnswer(policyRunner, job);
  if (outcome.state !== 'done') {
    return <Waiting text={stateText(outcome.state)} retry={outcome.state === 'unavailable' ? retry : undefined} />;
  }
  if ('limit' in outcome.answer) {
    return <Fault text={stoppedText()} />;
  }
  const run = outcome.answer;
  return (
    <Result isOld={outcome.job !== job}>
      <p role="status">{runText(run)}</p>
      {run.steps.length > 0 && <Steps steps={run.steps} />}
      <Later later={run.later} />
    </Result>
  );
}

function Steps({steps}: {steps: Step[]}): ReactNode {
  return (
    <table className="playground__runs">
      <caption>
        {translate({
          id: 'playground.policy.steps',
          message: 'Plugins of the Route, in the order in which they run before the backend is called',
          description: 'Caption of a table',
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{translate({id: 'playground.policy.plugin', message: 'Plugin', description: 'Column'})}</th>
          <th scope="col">
            {translate({id: 'playground.policy.priority', message: 'Priority', description: 'Column'})}
          </th>
          <th scope="col">
            {translate({
              id: 'playground.policy.level',
              message: 'Level',
              description: 'Column: where the entry of the plugin stands in the policy',
            })}
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
        {steps.map(({plugin, outcome}) => (
          <tr key={plugin.name} data-outcome={outcome.does}>
            <td>
              <code>{plugin.name}</code>
            </td>
            <td>{priorityOf(plugin.name)}</td>
            <td>{levelText(plugin.level)}</td>
            <td>{stepText(outcome)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The plugins of the later phases: a list for each that has some. */
function Later({later}: {later: Run['later']}): ReactNode {
  const phases = (['header_filter', 'body_filter', 'log'] as const).filter((phase) => later[phase].length > 0);
  return phases.map((phase) => (
    <p key={phase} className="playground__later">
      {phaseText(phase)} {later[phase].join(', ')}
    </p>
  ));
}
