import type {Locale} from '../../content/types';
import type {PictureSources} from '../sources';
import type {MenuItem} from './types';

type Menu = Record<string, string[]>;

/** A group of more items than this shows only the open one. */
const MOST = 5;

/** The left menu of v1 with the item that a path leads to, from `pictures/menus.yaml`. */
export function menuOf(crumbs: string[], locale: Locale, sources: PictureSources): MenuItem[] {
  const {v1} = (sources.files.get('menus')?.value ?? {v1: {}}) as {v1: Menu};
  const textOf = (key: string): string =>
    sources.labels.find((label) => label.group === 'menu' && label.key === key)?.[locale] ?? key;
  return Object.entries(v1).map(([key, keys]) => {
    const label = textOf(key);
    const isOpen = label === crumbs[0];
    const all = keys.map((item) => ({label: textOf(item), active: textOf(item) === crumbs[1]}));
    const items = all.length > MOST ? all.filter(({active}) => active) : all;
    return isOpen && items.length > 0
      ? {label, active: items.every(({active}) => !active), items}
      : {label, active: isOpen};
  });
}
