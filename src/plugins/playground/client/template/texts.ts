import {translate} from '@docusaurus/Translate';

import type {TemplateAnswer, TemplateJob} from '../../engine/engine';
import type {Outcome} from '../useAnswer';
import type {Fault} from './fault';

export type TemplateOutcome = Outcome<TemplateJob, TemplateAnswer>;

/** Says how it stands with the result. */
export function statusText(state: TemplateOutcome['state'], isAsStated: boolean): string {
  switch (state) {
    case 'loading':
      return translate({
        id: 'playground.loading',
        message: 'Loading the engine (2.3 MB) …',
        description: 'While the engine of the playground loads',
      });
    case 'unavailable':
      return translate({
        id: 'playground.unavailable',
        message: 'The engine could not be loaded. Check your connection and try again.',
        description: 'The engine of the playground did not load',
      });
    case 'done':
      return isAsStated
        ? translate({
            id: 'playground.asStated',
            message: 'Output, as the page says:',
            description: 'Above an output that is the one of the page',
          })
        : translate({id: 'playground.output', message: 'Output:', description: 'Above the output of a template'});
  }
}

/** Says what kind of error it is, and where. */
export function faultText({code, place, inMessage}: Fault, isAsStated: boolean): string {
  const kind = isAsStated ? `${kindText(code)} ${asStated()}` : kindText(code);
  if (place === undefined) {
    return kind;
  }
  const where = inMessage
    ? translate(
        {
          id: 'playground.placeInMessage',
          message: 'Message, line {line}, column {column}',
          description: 'Where the message is no JSON',
        },
        {line: place.line, column: place.column ?? 1},
      )
    : placeText(place.line, place.column);
  return `${kind} ${where}:`;
}

function kindText(code: Fault['code']): string {
  switch (code) {
    case 'AQD-5001':
      return translate({
        id: 'playground.failed',
        message: 'AQD-5001 (Expression failed).',
        description: 'The template fails when it runs',
      });
    case 'AQD-5005':
      return translate({
        id: 'playground.invalid',
        message: 'AQD-5005 (Integration is not valid).',
        description: 'The template does not parse',
      });
    case undefined:
      return translate({
        id: 'playground.notJson',
        message: 'The message is not JSON.',
        description: 'The message of the playground does not parse',
      });
  }
}

const asStated = (): string =>
  translate({
    id: 'playground.errorAsStated',
    message: 'The page says so, too.',
    description: 'After an error that is the one of the page',
  });

const placeText = (line: number, column: number | undefined): string =>
  column === undefined
    ? translate({id: 'playground.line', message: 'Line {line}', description: 'Line of an error'}, {line})
    : translate(
        {id: 'playground.place', message: 'Line {line}, column {column}', description: 'Place of an error'},
        {line, column},
      );
