/** Why something did not come, as readers are told. */
export type FailureReason = 'foreign' | 'offline' | 'stalled' | 'missing' | 'failed';

/** A file, or what its script was to start, did not come. */
export class NotLoaded extends Error {
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
