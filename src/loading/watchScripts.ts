import {type NotLoaded, STALL} from './failure';
import {fetchFile} from './fetchFile';

/** Milliseconds until scripts that have not run are looked at: most have by then. */
export const LOOK = 3000;

/**
 * Watches scripts that are loading. No browser says how much of a script has come: the same file is asked for once more,
 * which shares the transfer that is under way.
 *
 * @param onBytes hears how many bytes have come so far
 * @param giveUp is called when nothing has come for {@link STALL}, or the scripts do not run though they are there
 * @returns what ends it: the scripts have run, or have failed
 */
export function watchScripts(addresses: string[], onBytes: (received: number) => void, giveUp: () => void): () => void {
  const received = new Map<string, number>();
  let isOver = false;
  const hear = (address: string, bytes: number): void => {
    received.set(address, bytes);
    if (!isOver) {
      onBytes([...received.values()].reduce((all, each) => all + each));
    }
  };
  const look = async (): Promise<void> => {
    const ends = await Promise.allSettled(
      addresses.map((address) => fetchFile(address, (bytes) => hear(address, bytes))),
    );
    if (isOver) {
      return;
    }
    const isStalled = ends.some((end) => end.status === 'rejected' && (end.reason as NotLoaded).reason === 'stalled');
    timer = setTimeout(giveUp, isStalled ? 0 : STALL);
  };
  let timer = setTimeout(() => void look(), LOOK);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
