import {translate} from '@docusaurus/Translate';

import type {StepRun} from '@site/src/integrations/run/types';
import type {RunResult} from './startRun';

/** Says how it stands with the file. */
export function countText(count: number | undefined): string {
  switch (count) {
    case undefined:
      return translate({
        id: 'playground.integration.loading',
        message: 'Reading the schemas …',
        description: 'While the schemas of an integration file load',
      });
    case 0:
      return translate({
        id: 'playground.integration.valid',
        message: 'The file is valid.',
        description: 'An integration file has no faults',
      });
    default:
      return translate(
        {
          id: 'playground.integration.invalid',
          message: 'AQD-5005 (Integration is not valid). Faults: {count}',
          description: 'An integration file has faults; the list follows',
        },
        {count},
      );
  }
}

/** Says that the schemas, or what lays the picture out, did not come. */
export const missingText = (): string =>
  translate({
    id: 'playground.integration.missing',
    message: 'What checks and draws the file could not be loaded. Check your connection and try again.',
    description: 'The schemas of an integration file, or what draws its picture, did not load',
  });

/** Says why a valid file has no picture. */
export const tooLargeText = (): string =>
  translate({
    id: 'playground.integration.tooLarge',
    message: 'The integration has too many steps to be drawn here.',
    description: 'The picture of an integration file would take too long',
  });

/** Says how it stands with the run. */
export function runText(result: RunResult | 'running' | undefined): string {
  if (result === undefined) {
    return '';
  }
  switch (result === 'running' ? result : result.state) {
    case 'running':
      return translate({
        id: 'playground.integration.running',
        message: 'Loading the engine (2.3 MB) and running the steps …',
        description: 'While the steps of an integration run',
      });
    case 'done':
      return translate({
        id: 'playground.integration.done',
        message: 'The execution ended as Success.',
        description: 'The steps have run to their end',
      });
    case 'failed':
      return translate({
        id: 'playground.integration.failed',
        message: 'The execution ended as Failed.',
        description: 'A step has failed and nothing handles it',
      });
    case 'tooMany':
      return translate({
        id: 'playground.integration.tooMany',
        message: 'Stopped after 500 steps.',
        description: 'An integration has run in a loop',
      });
    case 'notJson':
      return translate({
        id: 'playground.notJson',
        message: 'The message is not JSON.',
        description: 'The message of the playground does not parse',
      });
    case 'unavailable':
      return translate({
        id: 'playground.integration.unavailable',
        message: 'The engine could not be loaded. Check your connection, then run the steps again.',
        description: 'The engine of the playground did not load',
      });
  }
}

/** Says in a line what a step did. */
export function outcomeText({error, next, isLeftOut = false}: StepRun): string {
  if (error !== undefined) {
    return `${error.code} ${error.message}`;
  }
  if (next !== undefined) {
    return translate(
      {id: 'playground.integration.next', message: 'leads to {next}', description: 'A choice leads to a step'},
      {next},
    );
  }
  return isLeftOut
    ? translate({
        id: 'playground.integration.leftOut',
        message: 'not run, it needs another system; give its result under mocks',
        description: 'A step that would connect to a system',
      })
    : translate({id: 'playground.integration.ran', message: 'success', description: 'A step has run'});
}
