/**
 * Where an arrow, Home or End leads in a list of links.
 *
 * @param links the list, in order
 * @param current what has the focus: one of them, or what opens the list
 * @returns undefined for a key that leads nowhere
 */
export function linkByKey<Link>(key: string, links: Link[], current: unknown): Link | undefined {
  const at = links.indexOf(current as Link);
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: at <= 0 ? links.length - 1 : at - 1,
    ...(at >= 0 ? {Home: 0, End: links.length - 1} : {}),
  };
  return links[places[key] ?? -1];
}
