import {translate} from '@docusaurus/Translate';

import {ruleBetween, type Choice, type Rule, type Verdict} from '../../routes/chooseRoute';
import type {RouteFault} from '../../routes/readRoutes';
import type {YamlFault} from '../../routes/readYaml';
import type {Refusal} from '../../routes/refusal';
import type {RequestFault} from '../../routes/request';
import type {Route} from '../../routes/route';
import {faultMessage} from './faultTexts';

/** Which Route answers and why, or what Kong answers instead. */
export function answerText({verdicts, chosen, decidedBy}: Choice, refusal: Refusal | undefined, set: Route[]): string {
  const route = chosen?.route.name ?? '';
  const other = verdicts[1]?.route.name ?? '';
  const hasUnknownHost = set.some(({hosts}) => hosts.some((host) => host.includes('{{')));
  const texts = [
    chosen === undefined ? noRouteText() : reasonText(route, other, decidedBy),
    refusal === undefined ? '' : refusalText(refusal),
    hasUnknownHost ? unknownHostText() : '',
  ];
  return texts.filter((text) => text !== '').join(' ');
}

const noRouteText = (): string =>
  translate({
    id: 'playground.route.none',
    message: '404: no Route matches.',
    description: 'Answer of the gateway to the request in the playground',
  });

function reasonText(route: string, other: string, decidedBy: Choice['decidedBy']): string {
  if (decidedBy === undefined) {
    return translate(
      {
        id: 'playground.route.only',
        message: '{route} answers: no other Route matches.',
        description: 'Which Route answers, and why',
      },
      {route},
    );
  }
  if (decidedBy === 'tie') {
    return translate(
      {
        id: 'playground.route.tie',
        message: '{route} and {other} are equal in every rule, so their internal ids decide.',
        description: 'Two Routes match alike',
      },
      {route, other},
    );
  }
  return translate(
    {
      id: 'playground.route.decided',
      message: '{route} answers, before {other}. {rule}',
      description: 'Which Route answers, and by which rule',
    },
    {route, other, rule: ruleText(decidedBy)},
  );
}

const refusalText = ({status, message}: Refusal): string =>
  translate(
    {
      id: 'playground.route.refused',
      message: 'But the protocol is wrong: the gateway itself answers {status}. {message}',
      description: 'The Route does not take the protocol of the request; the message is that of Kong',
    },
    {status: String(status), message},
  ).trim();

const unknownHostText = (): string =>
  translate({
    id: 'playground.route.unknownHost',
    message: 'A host that is an expression counts as that of the request.',
    description: 'Note below the answer: hosts such as {{ .vars.API_HOST }}',
  });

/** The rules as the page Routes numbers them. */
function ruleText(rule: Rule): string {
  switch (rule) {
    case 'expression':
      return translate({
        id: 'playground.route.rule.expression',
        message: 'A Route with an expression comes before all others.',
        description: 'Rule of precedence',
      });
    case 'priority':
      return translate({
        id: 'playground.route.rule.priority',
        message: 'The higher priority comes first.',
        description: 'Rule of precedence of expressions',
      });
    case 'kinds':
      return translate({
        id: 'playground.route.rule.kinds',
        message: 'Rule 1: more kinds of conditions.',
        description: 'Rule of precedence, as on the page Routes',
      });
    case 'plainHost':
      return translate({
        id: 'playground.route.rule.plainHost',
        message: 'Rule 2: a plain host.',
        description: 'Rule of precedence, as on the page Routes',
      });
    case 'headers':
      return translate({
        id: 'playground.route.rule.headers',
        message: 'Rule 3: more header names.',
        description: 'Rule of precedence, as on the page Routes',
      });
    case 'regex':
      return translate({
        id: 'playground.route.rule.regex',
        message: 'Rule 4: a regex path before a prefix.',
        description: 'Rule of precedence, as on the page Routes',
      });
    case 'regexPriority':
      return translate({
        id: 'playground.route.rule.regexPriority',
        message: 'Rule 5: the higher regex_priority.',
        description: 'Rule of precedence, as on the page Routes',
      });
    case 'length':
      return translate({
        id: 'playground.route.rule.length',
        message: 'Rule 6: the longer prefix.',
        description: 'Rule of precedence, as on the page Routes',
      });
  }
}

/** What a Route is for the request: the one that answers, one behind it, or one that does not match. */
export function verdictText({route, rank, unmet}: Verdict, {chosen}: Choice): string {
  if (unmet.length > 0) {
    return translate(
      {
        id: 'playground.route.unmet',
        message: 'Does not match: {conditions}',
        description: 'The conditions are names of fields of a Route',
      },
      {conditions: [...new Set(unmet)].join(', ')},
    );
  }
  if (chosen === undefined || route === chosen.route) {
    return translate({id: 'playground.route.answers', message: 'Answers', description: 'This Route gets the request'});
  }
  const rule = ruleBetween(chosen.rank, rank);
  return translate(
    {
      id: 'playground.route.behind',
      message: 'Matches, but comes later. {rule}',
      description: 'A Route that matches, but does not get the request; the rule says why',
    },
    {rule: rule === undefined ? '' : ruleText(rule)},
  ).trim();
}

/** Says why there is no answer yet. */
export const stateText = (state: 'loading' | 'unavailable'): string =>
  state === 'loading'
    ? ''
    : translate({
        id: 'playground.request.unavailable',
        message: 'What answers the request could not be loaded. Check your connection and try again.',
        description: 'The script of the playgrounds for Routes and policies did not load',
      });

/** Says that a request was given up: nothing else of Routes and policies takes long. */
export const stoppedText = (): string =>
  translate({
    id: 'playground.request.stopped',
    message: 'Stopped after 2 s: a regular expression takes the browser too long for this request.',
    description: 'In the playgrounds for Routes and policies: a regular expression does not come to an end',
  });

/** Why a set of Routes is refused, with its line. */
export const routeFaultText = ({line, ...fault}: RouteFault | YamlFault): string =>
  translate(
    {
      id: 'playground.route.fault',
      message: 'Routes, line {line}: {fault}',
      description: 'Something is wrong with the set of Routes in the playground',
    },
    {line: String(line), fault: faultMessage(fault.rule, fault.part)},
  );

/** Why a request cannot be read. */
export function requestFaultText({rule, line}: RequestFault): string {
  return translate(
    {
      id: 'playground.request.fault',
      message: 'Request, line {line}: {fault}',
      description: 'Something is wrong with the request in the playground',
    },
    {line: String(line), fault: requestFaultMessage(rule)},
  );
}

function requestFaultMessage(rule: RequestFault['rule']): string {
  switch (rule) {
    case 'line':
      return translate({
        id: 'playground.request.line',
        message: 'this is no request. Write a method and an address, such as GET https://api.horizonte.example/orders.',
        description: 'End of a sentence that begins with the line',
      });
    case 'header':
      return translate({
        id: 'playground.request.header',
        message: 'this is no header. Write Name: value.',
        description: 'End of a sentence that begins with the line',
      });
    case 'host':
      return translate({
        id: 'playground.request.host',
        message: 'the host is missing. Write a whole address, or add the header Host.',
        description: 'End of a sentence that begins with the line',
      });
  }
}
