import type {Engine, Fence} from './types';

/** The `run` of an engine that judges one block after the other and waits for a program or a library. */
export const judgeInTurn =
  (faultOf: (fence: Fence) => Promise<string | undefined>): Engine['run'] =>
  async (fences) => {
    const faults = new Map<Fence, string>();
    for (const fence of fences) {
      const fault = await faultOf(fence);
      if (fault !== undefined) {
        faults.set(fence, fault);
      }
    }
    return faults;
  };
