import {describe, expect, test} from 'vitest';

import {article, dataScript, howTo} from '../../src/plugins/structured-data/nodes';
import {stepsIn, termsIn} from '../../src/plugins/structured-data/readText';

describe('structured data', () => {
  test('holds no text that ends its element', () => {
    const facts = {title: '</script>', description: 'D', url: 'https://x/', locale: 'en' as const};
    const script = dataScript([article({...facts, changed: undefined, published: '2025-08-01'}, 'https://x/')]);
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    expect(script).toContain('"datePublished":"2025-08-01"');
    expect(script).not.toContain('dateModified');
  });

  test('has the steps of a page: sentences, without what stands beside them', () => {
    const page =
      '<h2 class=a id=steps>Steps<a class=hash-link></a></h2><p>First</p><ol><li><p>Open <b>X</b>.</p><pre>code</pre>' +
      '<ol><li>inner</ol><li>Save.</ol><h2 id=result>Result</h2><ol><li>None</ol>';
    expect(stepsIn(page)).toEqual(['Open X.', 'Save.']);
    expect(stepsIn('<h2 id=fields>Fields</h2><ol><li>None</ol>')).toEqual([]);
    expect(howTo({title: 'T', locale: 'pt-BR'}, ['A']).step).toEqual([{'@type': 'HowToStep', text: 'A'}]);
  });

  test('has the terms of a glossary', () => {
    const page = '<h2 id=a>A</h2><h3 class=x id=plan>Plan<a class=hash-link></a></h3>\n<p>How much.</p><h3>API</h3>';
    expect(termsIn(page)).toEqual(['Plan', 'API']);
  });
});
