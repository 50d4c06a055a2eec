import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import type {Lane} from './lanes';

/** Runs a command whose output is seen as it comes. @returns whether it succeeds */
export async function inSight(command: string, args: string[]): Promise<boolean> {
  const [status] = (await once(spawn(command, args, {stdio: 'inherit'}), 'close')) as [number | null];
  return status === 0;
}

/**
 * Runs a command beside others: what it says is printed in one piece at its end.
 *
 * @returns whether it succeeds
 */
export async function inSilence(name: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const [status] = (await once(child, 'close')) as [number | null];
  console.log(`── ${name}\n${Buffer.concat(said).toString().trimEnd()}\n──`);
  return status === 0;
}

/**
 * Runs the tests of some lanes, without what has to be there before.
 *
 * @param options for vitest: files, options
 * @param report where its report in JSON goes
 * @returns whether all pass; true when there are no lanes
 */
export async function runTests(lanes: readonly Lane[], options: string[], report: string): Promise<boolean> {
  if (lanes.length === 0) {
    return true;
  }
  const projects = lanes.map((lane) => `--project=${lane}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return inSight('npx', ['--no-install', 'vitest', 'run', ...projects, ...reporters, '--passWithNoTests', ...options]);
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: {fullName: string; status: string; failureMessages: string[]}[];
  }[];
}

/**
 * What the reports of a folder count, and a line for each failure: whoever sees only the end of a long output has to
 * see what failed.
 *
 * @param root what the names of test files start from
 */
export function countTests(folder: string, root: string): {passed: number; failed: number; failures: string[]} {
  const reports = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report);
  const failures = reports.flatMap(({testResults}) =>
    testResults.flatMap(({name, message, assertionResults}) => {
      const tests = assertionResults.filter(({status}) => status === 'failed');
      const said = tests.map(({fullName, failureMessages}) => `${fullName}: ${firstLine(failureMessages[0])}`);
      // A file that could not be loaded, or whose preparation failed, has a message and no tests.
      return (message === '' || said.length > 0 ? said : [firstLine(message)]).map(
        (line) => `FAILED ${relative(root, name)} › ${line}`,
      );
    }),
  );
  return {
    passed: reports.reduce((sum, {numPassedTests}) => sum + numPassedTests, 0),
    failed: reports.reduce((sum, {numFailedTests}) => sum + numFailedTests, 0),
    failures,
  };
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0]!.slice(0, 300);
}
