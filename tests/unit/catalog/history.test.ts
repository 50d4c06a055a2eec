import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {changeDay, pageHistory} from '../../../src/plugins/catalog/history';

const ROOT = mkdtempSync(join(tmpdir(), 'aqueduto-history-'));
const SITE = join(ROOT, 'repository/site');
const PAGE = 'docs/v1/introdução.md';
const NIGHT_IN_BRASILIA = '2025-08-01T23:30:00-03:00';

function git(cwd: string, ...args: string[]): void {
  const env = {...process.env, GIT_COMMITTER_DATE: NIGHT_IN_BRASILIA, GIT_CONFIG_GLOBAL: '/dev/null'};
  execFileSync('git', ['-c', 'user.name=Ana Lima', '-c', 'user.email=ana@example.com', ...args], {cwd, env});
}

describe('the last change of a page', () => {
  beforeAll(() => {
    mkdirSync(join(SITE, 'docs/v1'), {recursive: true});
    writeFileSync(join(SITE, PAGE), 'First');
    git(SITE, 'init', '-q', '..');
    git(SITE, 'add', '.');
    git(SITE, 'commit', '-qm', 'First');
    writeFileSync(join(SITE, PAGE), 'Second');
    git(SITE, 'commit', '-qam', 'Second');
  });
  afterAll(() => {
    rmSync(ROOT, {recursive: true});
  });

  it('is found by the whole path and by the path from the site, also below the root of the repository', async () => {
    const {getFileLastUpdateInfo} = pageHistory(SITE);
    const change = {timestamp: Date.parse(NIGHT_IN_BRASILIA), author: 'Ana Lima'};
    expect(await getFileLastUpdateInfo(PAGE)).toEqual(change);
    expect(await getFileLastUpdateInfo(join(SITE, PAGE))).toEqual(change);
  });

  it('is a day in UTC, wherever its author was', () => {
    expect(changeDay(SITE, PAGE)).toBe('2025-08-02');
  });

  it('is unknown of a file outside the history', async () => {
    expect(await pageHistory(SITE).getFileLastUpdateInfo('docs/v1/new.md')).toBeNull();
    expect(changeDay(SITE, 'docs/v1/new.md')).toBeUndefined();
  });

  it('is unknown without a history, and where it is cut off', async () => {
    const exported = join(ROOT, 'exported');
    mkdirSync(exported);
    expect(await pageHistory(exported).getFileLastUpdateInfo(PAGE)).toBeNull();
    const shallow = join(ROOT, 'shallow');
    git(ROOT, 'clone', '-q', '--depth', '1', pathToFileURL(join(ROOT, 'repository')).href, 'shallow');
    expect(await pageHistory(join(shallow, 'site')).getFileLastUpdateInfo(PAGE)).toBeNull();
  });
});
