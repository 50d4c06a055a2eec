const COMPONENT = /^\/v2\/ipaas\/components\/(business|logical|tech|triggers)\/([a-z0-9-]+)$/;

/** The type id that a page documents: `/v2/ipaas/components/tech/kafka` → `tech.kafka`. */
export function componentOf({path}: {path: string}): string | undefined {
  const [, family, name] = COMPONENT.exec(path) ?? [];
  return family === undefined ? undefined : `${family === 'triggers' ? 'trigger' : family}.${name}`;
}
