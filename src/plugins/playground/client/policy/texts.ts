import {translate} from '@docusaurus/Translate';

import type {Outcome} from '../../policies/checks';
import type {Level, PolicyFault} from '../../policies/readPolicy';
import type {Run, Step} from '../../policies/runPolicy';
import {faultMessage} from '../route/faultTexts';

/** What becomes of a request, in one or two sentences. */
export function runText({route, refusal, end, steps}: Run): string {
  if (refusal !== undefined) {
    return translate(
      {
        id: 'playground.policy.refused',
        message: 'The gateway answers {status} {message}. No plugin of the policy runs.',
        description: 'No Route, or a wrong protocol; the message is that of Kong',
      },
      {status: String(refusal.status), message: refusal.message},
    );
  }
  const values = {
    route: route ?? '',
    plugin: end?.plugin ?? '',
    status: String(end?.status ?? ''),
    message: end?.message ?? '',
  };
  if (end !== undefined) {
    return translate(
      {
        id: 'playground.policy.ended',
        message: 'Route {route}: {plugin} ends the request with {status} {message}',
        description: 'A plugin answers instead of the backend; the message is that of Kong',
      },
      values,
    ).trim();
  }
  return steps.some(({outcome}) => outcome.does === 'mayEnd')
    ? translate(
        {
          id: 'playground.policy.mayPass',
          message: 'Route {route}: the request reaches the backend, unless a plugin of the table ends it.',
          description: 'No plugin ends the request for certain',
        },
        values,
      )
    : translate(
        {
          id: 'playground.policy.passes',
          message: 'Route {route}: the request reaches the backend.',
          description: 'No plugin ends the request',
        },
        values,
      );
}

/** Where the entry of a plugin stands. */
export function levelText(level: Level): string {
  switch (level) {
    case 'gateway':
      return translate({id: 'playground.policy.gateway', message: 'Gateway', description: 'Level of a policy'});
    case 'route':
      return translate({id: 'playground.policy.route', message: 'Route', description: 'Level of a policy'});
    case 'endpoint':
      return translate({id: 'playground.policy.endpoint', message: 'Endpoint', description: 'Level of a policy'});
  }
}

/** What a plugin does with the request before the backend is called. */
export function stepText(outcome: Step['outcome']): string {
  switch (outcome.does) {
    case 'pass':
      return translate({id: 'playground.policy.pass', message: 'Runs', description: 'What a plugin does'});
    case 'end':
      return translate(
        {
          id: 'playground.policy.end',
          message: 'Ends the request: {status} {message}',
          description: 'What a plugin does; the message is that of Kong',
        },
        {status: String(outcome.status), message: outcome.message},
      ).trim();
    case 'mayEnd':
      return MAY_END[outcome.when]({status: String(outcome.status)});
    case 'off':
      return translate({
        id: 'playground.policy.off',
        message: 'Switched off',
        description: 'The plugin has enabled: false at this level',
      });
    case 'none':
      return translate({
        id: 'playground.policy.notYet',
        message: 'Runs later, see below',
        description: 'The plugin has nothing to do before the backend is called',
      });
    case 'skipped':
      return translate({
        id: 'playground.policy.skipped',
        message: 'Does not run: the request has ended',
        description: 'A plugin before has answered',
      });
  }
}

type MayEnd = Extract<Outcome, {does: 'mayEnd'}>;

/** What may end the request. */
const MAY_END: Record<MayEnd['when'], (values: {status: string}) => string> = {
  credential: (values) =>
    translate(
      {
        id: 'playground.policy.credential',
        message: 'Runs; {status} if the credential is not valid',
        description: 'What a plugin does',
      },
      values,
    ),
  certificate: (values) =>
    translate(
      {
        id: 'playground.policy.certificate',
        message: 'Runs; {status} without a valid client certificate',
        description: 'What a plugin does',
      },
      values,
    ),
  group: (values) =>
    translate(
      {
        id: 'playground.policy.group',
        message: 'Runs; {status} if the groups of the app do not admit it',
        description: 'What a plugin does',
      },
      values,
    ),
  bot: (values) =>
    translate(
      {
        id: 'playground.policy.bot',
        message: 'Runs; {status} if the User-Agent is on Kong’s list',
        description: 'What a plugin does',
      },
      values,
    ),
  client: (values) =>
    translate(
      {
        id: 'playground.policy.client',
        message: 'Runs; {status} if the IP address of the client is not allowed',
        description: 'What a plugin does',
      },
      values,
    ),
  limit: (values) =>
    translate(
      {
        id: 'playground.policy.limit',
        message: 'Runs; {status} when the limit is used up',
        description: 'What a plugin does',
      },
      values,
    ),
  stored: () =>
    translate({
      id: 'playground.policy.stored',
      message: 'Runs; answers if it has stored the response',
      description: 'What a plugin does',
    }),
  json: (values) =>
    translate(
      {
        id: 'playground.policy.json',
        message: 'Runs; {status} if the request does not fit the .proto file',
        description: 'What a plugin does',
      },
      values,
    ),
};

/** The heading of the plugins of a later phase; they follow in their order. */
export function phaseText(phase: 'header_filter' | 'body_filter' | 'log'): string {
  switch (phase) {
    case 'header_filter':
      return translate({
        id: 'playground.policy.header',
        message: 'On the headers of the answer:',
        description: 'Names of plugins follow, in their order',
      });
    case 'body_filter':
      return translate({
        id: 'playground.policy.body',
        message: 'On the body of the answer:',
        description: 'Names of plugins follow, in their order',
      });
    case 'log':
      return translate({
        id: 'playground.policy.log',
        message: 'After the answer:',
        description: 'Names of plugins follow, in their order',
      });
  }
}

/** Why a policy is refused, with its line. */
export const policyFaultText = ({rule, part, line}: PolicyFault): string =>
  translate(
    {
      id: 'playground.policy.fault',
      message: 'Policy, line {line}: {fault}',
      description: 'Something is wrong with the policy file in the playground',
    },
    {line: String(line), fault: policyFaultMessage(rule, part)},
  );

function policyFaultMessage(rule: PolicyFault['rule'], part: string): string {
  switch (rule) {
    case 'policy':
      return translate({
        id: 'playground.policy.fault.policy',
        message: 'this is no policy file. It has spec with gateway, routes, endpoints and plugins.',
        description: 'End of a sentence that begins with the line',
      });
    case 'kind':
      return translate(
        {
          id: 'playground.policy.fault.kind',
          message: 'policies for {part} cannot be tried here. Use a policy for aqueduto-kong.',
          description: 'End of a sentence that begins with the line; the part is a kind of gateway',
        },
        {part},
      );
    case 'plugin':
      return translate(
        {
          id: 'playground.policy.fault.plugin',
          message: '{part} is no plugin that a policy accepts. See the page Plugins overview.',
          description: 'End of a sentence that begins with the line',
        },
        {part},
      );
    case 'pluginTwice':
      return translate(
        {
          id: 'playground.policy.fault.pluginTwice',
          message: 'the plugin {part} occurs twice at this level. Keep one entry.',
          description: 'End of a sentence that begins with the line',
        },
        {part},
      );
    case 'target':
      return translate(
        {
          id: 'playground.policy.fault.target',
          message: '{part} is no route or endpoint of the policy. Correct the name.',
          description: 'End of a sentence that begins with the line',
        },
        {part},
      );
    default:
      return faultMessage(rule, part);
  }
}
