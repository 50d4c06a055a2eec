/**
 * A link that opens a message for the reader to finish and send: a mail, or an issue of a tracker that takes `title` and
 * `body` from its address, as GitHub, GitLab and Forgejo do.
 *
 * @param address `mailto:manual@aqueduto.example`, or the address of the form for a new issue
 */
export function messageLink(address: string, subject: string, body: string): string {
  const isMail = address.startsWith('mailto:');
  const values = {[isMail ? 'subject' : 'title']: subject, body};
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}
