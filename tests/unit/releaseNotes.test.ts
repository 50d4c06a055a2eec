import {describe, expect, test} from 'vitest';

import {isActive, matching, readFilter, withChoice} from '../../src/components/ReleaseNotes/filter';
import type {Area} from '../../src/manual/area';
import {readEntries} from '../../src/plugins/release-notes/entries';
import {articleOf} from '../../src/plugins/release-notes/html';

const NOTE = `---
title: August 1, 2025
---

Intro.

## New {#new}

- **v2** · **\`aqd\` 1.9.** Text with [one](/v2/admin/users) and more ([CLI overview](/v2/aqueduto-cli/overview#flags)).
- **v1 e v2** · **Fila.** Texto ([Integra](/integra/)).
- Something else.

## Known issues {#known-issues}

- **v1 and v2** · **Slow start.** No link.
`;

describe('readEntries', () => {
  test('reads section, generations, title and last link of every entry', () => {
    expect(readEntries(NOTE)).toEqual([
      {
        section: 'new',
        sectionTitle: 'New',
        generations: ['v2'],
        title: '`aqd` 1.9',
        leadsTo: '/v2/aqueduto-cli/overview#flags',
      },
      {section: 'new', sectionTitle: 'New', generations: ['v1', 'v2'], title: 'Fila', leadsTo: '/integra/'},
      {
        section: 'known-issues',
        sectionTitle: 'Known issues',
        generations: ['v1', 'v2'],
        title: 'Slow start',
        leadsTo: '',
      },
    ]);
  });
});

describe('the filter', () => {
  const AREAS_OF: Record<string, Area> = {
    '/v2/aqueduto-cli/overview#flags': 'cli',
    '/integra/': 'ipaas',
    '': 'platform',
  };
  const note = {
    date: '2025-08-01',
    path: '/release-notes/20250801',
    title: 'August 1, 2025',
    headlines: [{title: 'Headline', generations: ['v2' as const], area: 'cli' as const}],
    entries: readEntries(NOTE).map(({leadsTo, ...entry}) => ({...entry, area: AREAS_OF[leadsTo]!})),
  };

  test('reads what the address names, and nothing that it does not know', () => {
    expect(readFilter('?area=ipaas&generation=v1')).toEqual({area: 'ipaas', generation: 'v1'});
    expect(readFilter('?area=%3Cscript%3E&generation=v3')).toEqual({});
  });

  test('changes one choice and keeps the rest of the address', () => {
    expect(withChoice('?x=1&area=ipaas', 'area', 'cli')).toBe('?x=1&area=cli');
    expect(withChoice('?area=ipaas', 'area', '')).toBe('');
  });

  test('shows headlines without a choice, else the entries that match all choices', () => {
    expect(matching(note, {})).toBe(note.headlines);
    expect(matching(note, {generation: 'v1'}).map(({title}) => title)).toEqual(['Fila', 'Slow start']);
    expect(matching(note, {generation: 'v2', area: 'ipaas'}).map(({title}) => title)).toEqual(['Fila']);
    expect(matching(note, {area: 'admin'})).toEqual([]);
    expect([isActive({}), isActive({area: 'cli'})]).toEqual([false, true]);
  });
});

describe('articleOf', () => {
  const page =
    '<main><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>' +
    '<h2 class="anchor" id="new">New<a class="hash-link" href="#new">#</a></h2>' +
    '<p>See <a href="/v2/overview">this</a>, <a href="#new">New</a> and <a href="https://a.example/">that</a>.</p>' +
    '<button>Copy</button></div></main>';

  test('keeps the text with absolute addresses, without what belongs to the site', () => {
    expect(articleOf(page, 'https://docs.example', 'https://docs.example/n')).toBe(
      '<h2>New</h2><p>See <a href="https://docs.example/v2/overview">this</a>, ' +
        '<a href="https://docs.example/n#new">New</a> and <a href="https://a.example/">that</a>.</p>',
    );
  });

  test('says what to adapt when the markup has changed', () => {
    expect(() => articleOf('<main></main>', '', '')).toThrow('theme-doc-markdown');
  });
});
