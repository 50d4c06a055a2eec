import './wasm_exec';

/** A template to run on a message, or to parse. */
export interface TemplateJob {
  mode: 'run' | 'parse';
  template: string;
  /** JSON; what the template has as its root. */
  message: string;
}

/** What a template prints, or why it does not: Go's own text, and what was going on. */
export type TemplateAnswer = {output: string} | {error: string; phase: 'parse' | 'message' | 'run'};

export type TemplateEngine = (job: TemplateJob) => TemplateAnswer;

/** What `wasm_exec.js`, the support file of Go 1.19 for JavaScript, and `tools/gotemplate` make global. */
declare const globalThis: {
  Go: new () => {
    importObject: WebAssembly.Imports;
    exit: (code: number) => void;
    run: (instance: WebAssembly.Instance) => Promise<void>;
  };
  fs: {writeSync: (file: number, text: Uint8Array) => number};
  runGoTemplate: (mode: string, template: string, message: string) => string;
};

/**
 * Starts the engine for Go templates: the program in `tools/gotemplate`, compiled to WebAssembly.
 *
 * @returns a function that answers a job. It throws when the engine ends, which it does when the memory that it may use
 *   (see `tools/engine`) is used up; another one has to be started then
 */
export async function startEngine(module: WebAssembly.Module): Promise<TemplateEngine> {
  const go = new globalThis.Go();
  go.exit = () => undefined;
  globalThis.fs.writeSync = (_file, text) => text.length; // what Go says when it ends is for nobody
  void go.run(await WebAssembly.instantiate(module, go.importObject)); // up to where it waits for calls
  const {runGoTemplate} = globalThis;
  return ({mode, template, message}) => JSON.parse(runGoTemplate(mode, template, message)) as TemplateAnswer;
}
