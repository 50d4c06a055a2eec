/** The bodies of pages, by address; `undefined` for one that could not be had. */
const bodies = new Map<string, Promise<string | undefined>>();

/**
 * The body of a page: of the document that is open, else of the page's own HTML.
 *
 * @param permalink the page's address, as the framework has it
 * @param priority how urgent a request is
 * @returns its HTML; undefined when the page could not be had or is another one. It is asked for again next time then
 */
export function articleHtml(permalink: string, priority: RequestPriority = 'high'): Promise<string | undefined> {
  const known = bodies.get(permalink);
  if (known !== undefined) {
    return known;
  }
  const here = bodyIn(document, permalink);
  const body = here === undefined ? fetchBody(permalink, priority) : Promise.resolve(here);
  bodies.set(permalink, body);
  return body;
}

async function fetchBody(permalink: string, priority: RequestPriority): Promise<string | undefined> {
  let body: string | undefined;
  try {
    const response = await fetch(permalink, {priority});
    if (response.ok) {
      body = bodyIn(new DOMParser().parseFromString(await response.text(), 'text/html'), permalink);
    }
  } catch {
    // Offline, or ended on the way: the page is opened by itself instead, and the browser says what is wrong.
  }
  if (body === undefined) {
    bodies.delete(permalink);
  }
  return body;
}

/** @returns the body of a page in a document, if it is that page's document */
function bodyIn(page: Document, permalink: string): string | undefined {
  const body = page.querySelector(`[data-article="${CSS.escape(permalink)}"]`)?.cloneNode(true) as Element | undefined;
  body?.querySelectorAll('[data-boot]').forEach((button) => button.remove()); // stand-ins of the boot script
  return body?.innerHTML;
}
