import type {Finding, Page} from '../content/types';
import {collectFences} from './collect';
import type {Engine, Fence} from './types';

/**
 * Runs the engines over all code blocks. A block that is the same in both languages is run once.
 *
 * @returns a finding for each faulty block, and for each block that says `fails` and does not
 */
export async function runExamples(root: string, pages: Page[], engines: Engine[]): Promise<Finding[]> {
  const fences = collectFences(pages);
  const findings = await Promise.all(engines.map((engine) => runEngine(root, engine, fences.filter(engine.accepts))));
  const faulty = new Set(findings.flat().map(({fence}) => fence));
  const tame = fences
    .filter((fence) => fence.fails && !faulty.has(fence) && engines.some((engine) => engine.accepts(fence)))
    .map((fence) => finding(fence, 'examples', 'The block says `fails` but nothing is wrong with it; drop the word.'));
  const wrong = findings
    .flat()
    .filter(({fence}) => !fence.fails)
    .map(({fence, engine, fault}) => finding(fence, `examples/${engine}`, fault));
  return [...wrong, ...tame];
}

interface Fault {
  fence: Fence;
  engine: string;
  fault: string;
}

async function runEngine(root: string, engine: Engine, fences: Fence[]): Promise<Fault[]> {
  // The path is in the key: some engines go by the page, such as the dialect of SQL.
  const key = ({page, code, meta, next}: Fence) =>
    JSON.stringify([page.path, code, meta, next?.code, next?.next?.code]);
  const unique = new Map(fences.map((fence) => [key(fence), fence]));
  const faults = unique.size === 0 ? new Map<Fence, string>() : await engine.run([...unique.values()], root);
  return fences.flatMap((fence) => {
    const fault = faults.get(unique.get(key(fence))!);
    return fault === undefined ? [] : [{fence, engine: engine.name, fault}];
  });
}

/** At the line of the block that the message names, else at its first. */
function finding({page, line}: Fence, rule: string, message: string): Finding {
  const within = /^Line (\d+): /.exec(message)?.[1];
  return {file: page.file, line: line + Number(within ?? 0), rule, message};
}
