import {translate} from '@docusaurus/Translate';

import type {RouteFault} from '../../routes/readRoutes';

/**
 * What is wrong with a set of Routes or a policy, as the end of a sentence that begins with its line.
 *
 * @param part the part that breaks the rule
 */
export function faultMessage(rule: RouteFault['rule'] | 'yaml', part: string): string {
  return MESSAGES[rule]({part});
}

const MESSAGES: Record<RouteFault['rule'] | 'yaml', (values: {part: string}) => string> = {
  yaml: (values) =>
    translate(
      {
        id: 'playground.route.fault.yaml',
        message: 'this is no YAML. {part}',
        description: 'End of a sentence that begins with the line; the part is what the library says, in English',
      },
      values,
    ),
  none: () =>
    translate({
      id: 'playground.route.fault.none',
      message: 'there is no Route. Write a list of Routes, or a policy file.',
      description: 'End of a sentence that begins with the line',
    }),
  field: (values) =>
    translate(
      {
        id: 'playground.route.fault.field',
        message: '{part} is no field that a Route can have here. Remove it.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  form: (values) =>
    translate(
      {
        id: 'playground.route.fault.form',
        message: '{part} has the wrong type. See the table of fields of the page Routes.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  conditions: (values) =>
    translate(
      {
        id: 'playground.route.fault.conditions',
        message: '{part} has no condition. Set methods, hosts, headers, snis or paths.',
        description: 'End of a sentence that begins with the line; the part is the name of a Route',
      },
      values,
    ),
  flavor: (values) =>
    translate(
      {
        id: 'playground.route.fault.flavor',
        message: '{part} has an expression, which only the flavor expressions takes. Choose this flavor.',
        description: 'End of a sentence that begins with the line; the part is the name of a Route',
      },
      values,
    ),
  both: (values) =>
    translate(
      {
        id: 'playground.route.fault.both',
        message: '{part} has an expression and other conditions. Keep one of them.',
        description: 'End of a sentence that begins with the line; the part is the name of a Route',
      },
      values,
    ),
  path: (values) =>
    translate(
      {
        id: 'playground.route.fault.path',
        message: 'Kong refuses the path {part}. It begins with / or ~/, has no // and is normalized.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  host: (values) =>
    translate(
      {
        id: 'playground.route.fault.host',
        message: 'Kong refuses the host {part}. A wildcard is the whole first or last label.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  regex: (values) =>
    translate(
      {
        id: 'playground.route.fault.regex',
        message: 'the pattern has a part that Kong refuses, or that cannot be tried here: {part}. Rewrite it.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  twice: (values) =>
    translate(
      {
        id: 'playground.route.fault.twice',
        message: 'the name {part} occurs twice. Choose another one.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  'expression-syntax': (values) =>
    translate(
      {
        id: 'playground.route.fault.syntax',
        message: 'the expression cannot be read from {part} on. A predicate is a field, an operator and a value.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  'expression-function': (values) =>
    translate(
      {
        id: 'playground.route.fault.function',
        message: 'there is no function {part}. Use lower or any.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  'expression-field': (values) =>
    translate(
      {
        id: 'playground.route.fault.unknown',
        message: 'expressions have no field {part}. Use one such as http.path or http.headers.x_partner.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  'expression-type': (values) =>
    translate(
      {
        id: 'playground.route.fault.type',
        message: 'types do not fit in {part}. Use another operator or value.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  'expression-regex': (values) => MESSAGES.regex(values),
  'expression-network': (values) =>
    translate(
      {
        id: 'playground.route.fault.network',
        message: '{part} is no address, or a network with bits set behind its prefix. Correct it.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
  'expression-segments': (values) =>
    translate(
      {
        id: 'playground.route.fault.segments',
        message: '{part} names no segments. Write a number, two as 0_1 in ascending order, or len.',
        description: 'End of a sentence that begins with the line',
      },
      values,
    ),
};
