/** The message of an execution, as expressions read it (`model/components.yaml`, envelope). */
export interface Message {
  payload?: unknown;
  headers?: Record<string, unknown>;
  steps?: Record<string, unknown>;
  [root: string]: unknown;
}

/** An error of a step, with its code and the engine's own text. */
export interface StepError {
  code: string;
  message: string;
  step: string;
}

/** What a step did. */
export interface StepRun {
  name: string;
  type: string;
  /** Positions in the lists of the foreach steps around it, the outermost first. */
  items: number[];
  /** What its expressions print, by their path in `config`. */
  printed: [path: string, text: string][];
  /** `.payload` after the step. */
  payload: unknown;
  /** The step that a choice names; `end` ends the list. */
  next?: string;
  error?: StepError;
  /** The step would connect to a system and the message has no mock for it: it has not run. */
  isLeftOut?: boolean;
}

/** Prints a template for a message. */
export type Print = (template: string, message: unknown) => Promise<string>;

/** What a run needs from its surroundings. */
export interface Surroundings {
  /** @throws StepFailure with the engine's text */
  print: Print;
  /** Applies a stylesheet to a document; undefined where nothing can. */
  transform?: (stylesheet: string, source: string, parameters: Record<string, string>) => string;
}

/** Ends a step. */
export class StepFailure extends Error {
  constructor(
    message: string,
    readonly code = 'AQD-5001',
  ) {
    super(message);
  }
}
