import {isFields, scalarText, type Path} from '../../../../documents/documents';
import {prefixOf, type Locale} from '../../../../manual/locale';
import {slugOf} from '../../../fieldLists';

/** Where the fields of a type are described: `integration/modules.ts` reads it from its page. */
export interface TypeDocs {
  /** Path of the page; empty where there is none. */
  page: string;
  /** The heading above the row of a field. */
  anchors: Record<string, string>;
}

/** What is said of steps beside their `config`. */
const STEP_PAGES: Record<string, string> = {
  retry: '/v2/ipaas/engine/runtime-engine#retry',
  timeout: '/v2/ipaas/engine/runtime-engine#retry',
  onError: '/v2/ipaas/engine/runtime-engine#retry',
  next: '/v2/ipaas/canvas#connect',
  type: '/v2/ipaas/component-catalog',
};
const FILE_PAGE = '/v2/ipaas/canvas#file';

/**
 * The address that describes the value at a path of an integration file: the row of the field, else what is nearest.
 *
 * @param types by type id
 */
export function docsOf(path: Path, file: unknown, locale: Locale, types: ReadonlyMap<string, TypeDocs>): string {
  const config = path.lastIndexOf('config');
  const owner = config === -1 ? undefined : valueAt(file, path.slice(0, config));
  const docs = isFields(owner) ? types.get(scalarText(owner.type)) : undefined;
  const target =
    docs === undefined || docs.page === ''
      ? (path.flatMap((part) => STEP_PAGES[String(part)] ?? []).at(-1) ?? FILE_PAGE)
      : docs.page + anchorOf(path.slice(config + 1), docs);
  return prefixOf(locale) + target;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
    value,
  );
}

function anchorOf(path: Path, {anchors}: TypeDocs): string {
  const names = path.filter((part) => typeof part === 'string');
  for (let length = names.length; length > 0; length -= 1) {
    const field = slugOf(names.slice(0, length).join('.'));
    const heading = anchors[field];
    if (heading !== undefined) {
      return `#${heading}.${field}`;
    }
  }
  return '#fields';
}
