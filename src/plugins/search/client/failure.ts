/** Why a search fails, as readers are told. */
export type FailureReason = 'foreign' | 'offline' | 'stalled' | 'missing' | 'failed';

export class SearchFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
  }
}

/** Without a byte for so long a connection is given up; a slow one that goes on is not. Milliseconds. */
export const STALL = 15_000;

/** Why a file did not come, of which the browser says no more than that. */
export const reasonNow = (): FailureReason => (navigator.onLine ? 'failed' : 'offline');
