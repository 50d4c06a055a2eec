import type {Element, Root} from 'hast';
import {describe, expect, test} from 'vitest';

import codeBreaks, {partsOf} from '../../src/plugins/codeBreaks';

test.each([
  ['api-gateway-policies.apply', ['api-', 'gateway-', 'policies.', 'apply']],
  ['https://orders.horizonte.example/v1', ['https://', 'orders.', 'horizonte.', 'example/', 'v1']],
  ['{{ .payload.customer_id }}', ['{{ .', 'payload.', 'customer_', 'id }}']],
  ['aqd deployment list --status failed', ['aqd deployment list --', 'status failed']],
  ['0123456789abcdef', ['0123456789abcdef']],
  ['driver.maxConcurrentExecutions', ['driver.', 'maxConcurrentExecutions']],
  ['CloudPubSubDeadLetterSourceSubscription', ['Cloud', 'Pub', 'Sub', 'Dead', 'Letter', 'Source', 'Subscription']],
  ['digestOf 6e9ef29b75fffc5b7abae527d58fdadb', ['digestOf ', '6e9ef29b75fffc5b', '7abae527d58fdadb']],
  ['4bf92f3577b34da6a3ce929d0e0e4736', ['4bf92f3577b34da6', 'a3ce929d0e0e4736']],
])('%s breaks after its marks, then between its words', (code, parts) => {
  expect(partsOf(code)).toEqual(parts);
});

describe('the plugin', () => {
  const inText = (value: string, parent = 'p'): Element => {
    const code: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value}]};
    const tree: Root = {
      type: 'root',
      children: [{type: 'element', tagName: parent, properties: {}, children: [code]}],
    };
    codeBreaks()(tree);
    return code;
  };

  test('leaves short code and code blocks as they are', () => {
    expect(inText('workspace:read').children).toHaveLength(1);
    expect(inText('kafka-acls.sh --bootstrap-server kafka-1.horizonte.example', 'pre').properties).toEqual({});
  });

  test('lets long code break, and keeps its text', () => {
    const code = inText('organizations.workspaces.environments');
    expect(code.properties.className).toEqual(['long']);
    expect(code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')).toBe(
      'organizations.workspaces.environments',
    );
    expect(code.children.filter((child) => child.type === 'element').map(({tagName}) => tagName)).toEqual([
      'wbr',
      'wbr',
    ]);
  });
});
