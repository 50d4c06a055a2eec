/** What the first answer waits for. */
type Part = 'client' | 'worker' | 'index';
type Listener = (received: number | undefined) => void;

const listeners = new Set<Listener>();
const received = new Map<Part, number>();

/**
 * @param listener hears how many bytes have come of what the first answer waits for; of `undefined` when more of an index can be searched
 * @returns what ends that
 */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param bytes that have come of a part so far */
export function tellBytes(part: Part, bytes: number): void {
  received.set(part, bytes);
  const sum = [...received.values()].reduce((all, each) => all + each);
  listeners.forEach((listener) => listener(sum));
}

export function tellMore(): void {
  listeners.forEach((listener) => listener(undefined));
}
