const FOLDER = '/v2/ipaas/components';
const COMPONENT = new RegExp(`^${FOLDER}/(business|logical|tech|triggers)/([a-z0-9-]+)$`);

/** The type id that a page documents: `/v2/ipaas/components/tech/kafka` → `tech.kafka`. */
export function componentOf({path}: {path: string}): string | undefined {
  const [, family, name] = COMPONENT.exec(path) ?? [];
  return family === undefined ? undefined : `${family === 'triggers' ? 'trigger' : family}.${name}`;
}

/** The page that documents a type: `trigger.cron` → `/v2/ipaas/components/triggers/cron`. The inverse of `componentOf`. */
export function pageOfComponent(id: string): string {
  const [family, name] = id.split('.');
  return `${FOLDER}/${family === 'trigger' ? 'triggers' : family}/${name}`;
}
