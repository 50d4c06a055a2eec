const PATH = /^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/;

/**
 * The site path that a person means.
 *
 * @param text `v1/planos/listar-planos`, `/planos/listar-planos`, `docs/v1/planos/listar-planos.md` and
 *   `v2/ipaas/overview` all work; a section page ends in `/` or `/index`
 * @param known paths to prefer: `v1/planos` means `/planos/` when that is known
 * @throws Error for text that cannot be the path of a page
 */
export function toPath(text: string, known: ReadonlySet<string>): string {
  const path = `/${text.replace(/^\//, '')}`
    .replace(/^\/docs\//, '/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/')
    .replace(/^\/v1\//, '/');
  if (!PATH.test(path) || ['/', '/v1', '/v2/'].includes(path)) {
    throw new Error(
      `“${text}” is no path of a page; write lower-case words such as v1/planos/listar-planos, v2/ipaas/canvas or release-notes/20250901.`,
    );
  }
  return !known.has(path) && known.has(`${path}/`) ? `${path}/` : path;
}
