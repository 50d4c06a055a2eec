import type {Engine, Fence} from './types';

/** The `run` of an engine that judges each block by itself. */
export const judgeEach =
  (faultOf: (fence: Fence, root: string) => string | undefined): Engine['run'] =>
  (fences, root) =>
    new Map(
      fences.flatMap((fence) => {
        const fault = faultOf(fence, root);
        return fault === undefined ? [] : [[fence, fault] as const];
      }),
    );
