import {translate} from '@docusaurus/Translate';

import type {Place} from '../editor/Editor';
import {MOST_NODES, type PathAnswer, type PathFault} from './select';

/** Says how many nodes are selected. */
export function countText(count: number, isAsStated: boolean): string {
  const text =
    count > MOST_NODES
      ? translate(
          {
            id: 'playground.jsonpath.many',
            message: 'Nodes: {count}. The first {most} are shown.',
            description: 'How many nodes a path selects, when not all are shown',
          },
          {count, most: MOST_NODES},
        )
      : translate(
          {id: 'playground.jsonpath.count', message: 'Nodes: {count}.', description: 'How many nodes a path selects'},
          {count},
        );
  const asStated = translate({
    id: 'playground.jsonpath.asStated',
    message: 'The page says the same.',
    description: 'After the number of nodes, when they are those of the page',
  });
  return isAsStated ? `${text} ${asStated}` : text;
}

/** Says why there are no nodes yet. */
export const stateText = (state: 'loading' | 'unavailable'): string =>
  state === 'loading'
    ? ''
    : translate({
        id: 'playground.jsonpath.unavailable',
        message: 'What runs the path could not be loaded. Check your connection and try again.',
        description: 'The script of the playground for JSONPath did not load',
      });

/** Says where the document is no JSON. */
export const documentText = ({line, column}: Place): string =>
  translate(
    {
      id: 'playground.jsonpath.document.fault',
      message: 'The document is not JSON from line {line}, column {column}.',
      description: 'Where the document of a JSONPath is no JSON',
    },
    {line, column: column ?? 1},
  );

/** Says why a path selects nothing that could be shown. */
export function answerText(answer: Exclude<PathAnswer, {nodes: unknown}>): string {
  if ('fault' in answer) {
    return `${columnText(answer.fault.column)} ${faultText(answer.fault)}`;
  }
  return 'limit' in answer ? limitText(answer.limit) : '';
}

const columnText = (column: number): string =>
  translate(
    {id: 'playground.jsonpath.column', message: 'Column {column}:', description: 'Before a fault of a path'},
    {column},
  );

function faultText({rule, found}: PathFault): string {
  switch (rule) {
    case 'start':
      return translate({
        id: 'playground.jsonpath.start',
        message: 'a JSONPath starts with $, without a space before it.',
        description: 'Fault of a path, after its column',
      });
    case 'end':
      return translate({
        id: 'playground.jsonpath.end',
        message: 'the JSONPath ends before it is complete.',
        description: 'Fault of a path, after its column',
      });
    case 'unexpected':
      return translate(
        {
          id: 'playground.jsonpath.unexpected',
          message: '{found} cannot stand here.',
          description: 'Fault of a path, after its column: a character',
        },
        {found},
      );
    case 'function':
      return translate(
        {
          id: 'playground.jsonpath.function',
          message: 'there is no function {found}. RFC 9535 has length, count, match, search and value.',
          description: 'Fault of a path, after its column: an unknown function',
        },
        {found},
      );
    case 'type':
      return translate({
        id: 'playground.jsonpath.type',
        message:
          'the types do not fit (RFC 9535, section 2.4.3). Only single values can be compared: a path with names and positions, a constant, or length, count or value.',
        description: 'Fault of a path, after its column: types in a filter',
      });
  }
}

function limitText(limit: 'time' | 'memory' | 'depth'): string {
  switch (limit) {
    case 'time':
      return translate({
        id: 'playground.jsonpath.time',
        message: 'The path took longer than 2 s and was stopped.',
        description: 'A path takes too long',
      });
    case 'memory':
      return translate({
        id: 'playground.jsonpath.memory',
        message: 'The path used up its memory and was stopped.',
        description: 'A path selects too much',
      });
    case 'depth':
      return translate({
        id: 'playground.jsonpath.depth',
        message: 'The document is nested too deeply for this path.',
        description: 'A path goes too deep',
      });
  }
}
