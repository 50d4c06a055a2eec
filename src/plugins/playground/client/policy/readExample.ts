import {codeOf} from '../codeOf';
import type {Example} from '../kinds';

/** Where the file leaves its host to the environment. */
const HOST = 'api.horizonte.example';

/** The example of a button: the policy file above it, with a request for its first operation. */
export function readExample(button: HTMLElement): Example {
  const policy = codeOf(button.previousElementSibling!);
  const [, method = 'GET', path = '/'] = /operation: ['"]?([A-Z]+) (\/\S*?)['"]?$/m.exec(policy) ?? [];
  const host = /hosts: \[['"]?([\w.-]+)['"]?\]/.exec(policy)?.[1] ?? HOST;
  const name = /^metadata:\n +name: (\S+)$/m.exec(policy)?.[1] ?? '';
  const request = `${method} https://${host}${path.replaceAll(/\{\w+\}/g, '1')}`;
  return {
    button,
    label: `${name}: ${method} ${path}`,
    values: {policy, request, client: ''},
    stated: undefined,
  };
}
