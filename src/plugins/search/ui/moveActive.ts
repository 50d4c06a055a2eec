/**
 * The suggestion that becomes active for a key.
 *
 * @param active index of the active one, from 0
 * @param count how many there are
 * @returns undefined when the key moves nothing
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    default:
      return undefined;
  }
}
