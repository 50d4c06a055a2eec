import {startEngine, type TemplateAnswer, type TemplateEngine} from '../../../src/plugins/playground/engine/engine';
import {readEngine} from '../../engine/committed';

/** A template to run or to parse, with the message that is its root. */
export interface TemplateJob {
  mode: 'run' | 'parse';
  template: string;
  data?: unknown;
}

/** Runs or parses templates with the engine that readers have in the page, in the order of the jobs. */
export async function runTemplates(root: string, jobs: TemplateJob[]): Promise<TemplateAnswer[]> {
  started ??= start(root);
  const engine = await started;
  return jobs.map(({mode, template, data = null}) => engine({mode, template, message: JSON.stringify(data)}));
}

let started: Promise<TemplateEngine> | undefined;

const start = async (root: string): Promise<TemplateEngine> => startEngine(await WebAssembly.compile(readEngine(root)));
