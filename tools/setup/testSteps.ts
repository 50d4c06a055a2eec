import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

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

/** How many tests the reports of a folder count. */
export function countTests(folder: string): {passed: number; failed: number} {
  const counts = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as {numPassedTests: number; numFailedTests: number},
  );
  return {
    passed: counts.reduce((sum, {numPassedTests}) => sum + numPassedTests, 0),
    failed: counts.reduce((sum, {numFailedTests}) => sum + numFailedTests, 0),
  };
}
