import {HYDRATES} from '../hydrates';
import {whenHydrated} from './handOver';

/** A node that somebody else has put into the page, and where it stood. */
interface Guest {
  node: ChildNode;
  parent: Node;
  next: Node | null;
}

/** What React does not look into: stand-ins of this script, and the HTML of an article. */
const UNSEEN = '[data-boot], [data-article]';

/**
 * Browser extensions put nodes into the page before its scripts run. React would take one of them for the element that it
 * expects there, and remove what the page says: they leave while it takes the page over, and come back to their places.
 */
export function keepGuests(): void {
  const root = document.getElementById('__docusaurus')!;
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(root, {childList: true, subtree: true});
  const leave = (): void => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const guests = guestsIn(records, root);
    guests.forEach(({node}) => node.remove());
    // The last first: it may be what another one stands before.
    whenHydrated(() => guests.reverse().forEach(putBack));
  };
  window.addEventListener(HYDRATES, leave, {once: true});
}

function guestsIn(records: MutationRecord[], root: Node): Guest[] {
  // Who takes something away as well, as translators do, replaces the page's own text.
  const replaced = new Set(records.filter(({removedNodes}) => removedNodes.length > 0).map(({target}) => target));
  const added = [...new Set(records.flatMap(({addedNodes}) => [...addedNodes]))] as ChildNode[];
  return added
    .filter((node) => root.contains(node) && !replaced.has(node.parentNode!) && !isUnseen(node))
    .filter((node) => !added.some((other) => other !== node && other.contains(node)))
    .map((node) => ({node, parent: node.parentNode!, next: node.nextSibling}));
}

const isUnseen = (node: ChildNode): boolean =>
  (node instanceof Element && node.matches('[data-boot]')) || node.parentElement!.closest(UNSEEN) !== null;

function putBack({node, parent, next}: Guest): void {
  if (parent.isConnected) {
    parent.insertBefore(node, next?.parentNode === parent ? next : null);
  }
}
