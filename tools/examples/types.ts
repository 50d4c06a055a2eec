import type {Page} from '../content/types';

/** A code block of a page. */
export interface Fence {
  page: Page;
  /** Line of the file on which the block opens. */
  line: number;
  /** `yaml`, `bash`, ...; '' when the block names none. */
  language: string;
  /** What stands after the language: `title="orders.yaml" fails`. */
  meta: string;
  /** From the meta: `orders.yaml`. */
  title: string | undefined;
  code: string;
  /** The block is wrong on purpose: its engine must find a fault. */
  fails: boolean;
  /** The block that follows with nothing but blank lines between: `data` and `output` of a template, for example. */
  next: Fence | undefined;
}

/** Checks code blocks with a real parser, compiler or interpreter of their language. One file an engine. */
export interface Engine {
  /** Names the rule in findings: `examples/json`. */
  name: string;
  /** Whether this engine answers for a block; several engines may look at the same block. */
  accepts: (fence: Fence) => boolean;
  /**
   * Checks all blocks that it accepts, in one go, so that a process is started once.
   *
   * @param root the project's root folder: where the model is, and what readers download
   * @returns for each faulty block one sentence: what is wrong, in which line of the block, and what to do
   * @throws one sentence that names the missing program and how to install it
   */
  run: (fences: Fence[], root: string) => Promise<Map<Fence, string>> | Map<Fence, string>;
}
