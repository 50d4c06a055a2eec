/**
 * Fetches a text and puts it into the clipboard.
 *
 * @throws when the text cannot be had, or the browser does not let the page write
 */
export async function copyText(url: string): Promise<void> {
  const text = fetch(url).then((response) => {
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    // Safari lets a page write while it answers a click only, so the item is there before its text.
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
}
