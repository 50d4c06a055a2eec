import {describe, expect, test} from 'vitest';

import {changedSections, sections, sourceHash} from '../../src/plugins/catalog/sectionHashes';

const PAGE =
  '---\ntitle: A\n---\n\nIntro.\n\n## Steps {#steps}\n\n```bash\n## no heading\n```\n\n## Result {#result}\n\nDone.\n';

describe('sections', () => {
  test('are the front matter, the introduction and each second-level heading, not those in code', () => {
    expect(sections(PAGE).map(({name}) => name)).toEqual(['front matter', 'introduction', 'steps', 'result']);
  });

  test('shorter fences in a code block open no section', () => {
    const nested = PAGE.replace('```bash\n', '````md\n```\n').replace('no heading\n```', 'no heading\n````');
    expect(sections(nested).map(({name}) => name)).toEqual(['front matter', 'introduction', 'steps', 'result']);
  });

  test('a page without front matter is all text', () => {
    expect(sections('Text.').map(({name}) => name)).toEqual(['front matter', 'introduction']);
  });
});

describe('changedSections', () => {
  const recorded = sourceHash(PAGE);

  test('nothing changed', () => {
    expect(changedSections(PAGE, recorded)).toEqual([]);
  });

  test('trailing space is no change', () => {
    expect(changedSections(PAGE.replace('Done.', 'Done. '), recorded)).toEqual([]);
  });

  test('a heading in a block that holds shorter fences is none', () => {
    const page = 'A.\n\n````md\n```\n## no heading\n```\n## none either\n````\n\n## One {#one}\n';
    expect(sections(page).map(({name}) => name)).toEqual(['front matter', 'introduction', 'one']);
  });

  test('sections that changed places', () => {
    const swapped = PAGE.replace(/(## Steps[\s\S]*)(## Result[\s\S]*)$/, '$2\n$1');
    expect(changedSections(swapped, recorded)).toEqual(['order of the sections']);
  });

  test.each([
    ['Done.', 'Not done.', ['result']],
    ['title: A', 'title: B', ['front matter']],
    ['Intro.', 'Introduction.', ['introduction']],
    ['## Result {#result}', '## New {#new}\n\nText.\n\n## Result {#result}', ['new']],
    ['## Result {#result}\n\nDone.\n', '', ['removed section']],
    [
      PAGE.slice(PAGE.indexOf('## Steps')),
      '## Result {#result}\n\nDone.\n\n## Steps {#steps}\n\n```bash\n## no heading\n```\n',
      ['order of the sections'],
    ],
  ])('%s → %s', (from, to, expected) => {
    expect(changedSections(PAGE.replace(from, to), recorded)).toEqual(expected);
  });
});
