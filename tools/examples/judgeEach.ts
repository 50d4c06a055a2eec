import type {Engine, Fence} from './types';

/** The `run` of an engine that judges each block by itself. */
export const judgeEach =
  (faultOf: (fence: Fence) => string | undefined): Engine['run'] =>
  (fences) =>
    new Map(
      fences.flatMap((fence) => {
        const fault = faultOf(fence);
        return fault === undefined ? [] : [[fence, fault] as const];
      }),
    );
