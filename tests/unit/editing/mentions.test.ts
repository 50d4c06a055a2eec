import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {mentionsOf} from '../../../tools/editing/mentions';

/** Which of the lines name the address. */
function named(from: string, lines: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'aqueduto-docs-mentions-'));
  try {
    writeFileSync(join(root, 'text.md'), lines.join('\n'));
    return mentionsOf(root, from).map((place) => lines[Number(place.split(':')[1]) - 1]!);
  } finally {
    rmSync(root, {recursive: true});
  }
}

test.each([
  [
    '/apps/criar-app',
    [
      '/apps/criar-app',
      '`apps/criar-app`',
      'docs/v1/apps/criar-app.md',
      '/pt-BR/apps/criar-app#a',
      'https://docs.aqueduto.example/apps/criar-app',
      'i18n/x/current/apps/criar-app.md',
      'apps: criar-app editar-app',
    ],
  ],
  ['/v2/platform/logs', ['/v2/platform/logs', 'platform/logs', 'docs/v2/platform/logs.md', 'v2/platform: alerts logs']],
  [
    '/v2/dev-portal-admin/portals/',
    ['/v2/dev-portal-admin/portals/users', 'dev-portal-admin/portals', "slug: 'portals'"],
  ],
])('%s is named by %j', (from, lines) => {
  expect(named(from, lines)).toEqual(lines);
});

test.each([
  [
    '/apps/criar-app',
    ['/dev-portal/apps/criar-app', 'dev-portal/apps/criar-app.md', '/apps/criar-app-novo', '/x-apps/criar-app'],
  ],
  [
    '/v2/platform/logs',
    ['/v2/old-platform/logs', 'v2/other/platform/logs', 'v2/platform: alerts', 'platform/logs-sink'],
  ],
])('%s is not named by %j', (from, lines) => {
  expect(named(from, lines)).toEqual([]);
});
