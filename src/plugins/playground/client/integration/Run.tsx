import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';

import type {StepRun} from '@site/src/integrations/run/types';
import type {TemplateRunner} from '../template/runner';
import {startRun, type RunResult} from './startRun';
import {outcomeText, runText} from './texts';

interface Props {
  runner: TemplateRunner;
  integration: unknown;
  message: string;
}

/** Runs the steps on the message, when the reader asks for it: the engine is 2.3 MB. */
export default function Run({runner, integration, message}: Props): ReactNode {
  const [result, setResult] = useState<RunResult | 'running'>();
  const run = async (): Promise<void> => {
    setResult('running');
    setResult(await startRun(runner, integration, message));
  };
  return (
    <div className="playground__run" data-run={typeof result === 'object' ? result.state : result}>
      <button type="button" className="playground__button" onClick={() => void run()}>
        <Translate id="playground.integration.run" description="Button that runs the steps of an integration">
          Run the steps
        </Translate>
      </button>
      <p role="status">{runText(result)}</p>
      {typeof result === 'object' && (
        <ol className="playground__steps">
          {result.runs.map((step, i) => (
            <StepResult key={i} step={step} />
          ))}
        </ol>
      )}
    </div>
  );
}

function StepResult({step}: {step: StepRun}): ReactNode {
  const name = [step.name, ...step.items.map((item) => `[${item}]`)].join('');
  return (
    <li>
      <details>
        <summary>
          <strong>{name}</strong> {outcomeText(step)}
        </summary>
        <dl>
          {[...step.printed, ['.payload', JSON.stringify(step.payload, null, 2)] as const].map(([path, text]) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>
                <pre>{text}</pre>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
