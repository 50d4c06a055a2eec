import {execute, MOST_RUNS} from '@site/src/integrations/run/execute';
import {type Message, StepFailure, type StepRun} from '@site/src/integrations/run/types';
import {faultOf} from '../template/fault';
import type {TemplateRunner} from '../template/runner';
import {faultText} from '../xslt/texts';
import {hasProcessor, transform} from '../xslt/transform';

export interface RunResult {
  state: 'done' | 'failed' | 'tooMany' | 'notJson' | 'unavailable';
  runs: StepRun[];
}

/** Runs the steps of an integration on a message, with the engine that templates run in. */
export async function startRun(runner: TemplateRunner, integration: unknown, text: string): Promise<RunResult> {
  const message = parsed(text);
  if (message === undefined) {
    return {state: 'notJson', runs: []};
  }
  const {signal} = new AbortController();
  try {
    const runs = await execute(
      integration,
      message,
      {print: printWith(runner, signal), transform: hasProcessor() ? transformXml : undefined},
      signal,
    );
    const isFailed = runs.at(-1)?.error !== undefined;
    return {state: runs.length >= MOST_RUNS ? 'tooMany' : isFailed ? 'failed' : 'done', runs};
  } catch {
    return {state: 'unavailable', runs: []};
  }
}

const printWith =
  (runner: TemplateRunner, signal: AbortSignal) =>
  async (template: string, message: unknown): Promise<string> => {
    const answer = await runner.run({mode: 'run', template, message: JSON.stringify(message)}, signal);
    if (answer === undefined || 'error' in answer) {
      throw new StepFailure(answer === undefined ? '' : faultOf(answer, template).text);
    }
    return answer.output;
  };

function transformXml(...job: Parameters<typeof transform>): string {
  const answer = transform(...job);
  if ('fault' in answer) {
    throw new StepFailure(faultText(answer.fault));
  }
  return answer.output;
}

function parsed(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Message) : undefined;
  } catch {
    return undefined;
  }
}
