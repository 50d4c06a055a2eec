/** Licenses under which something may be shipped, by SPDX name: each allows it in a product whose source stays closed. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EPL-2.0', // elkjs, as it is: a changed copy would have to be published, and the notices say where its source is
  'ISC',
  'MIT',
  'OFL-1.1', // fonts: the font may not be sold by itself
  'Unlicense',
];

/**
 * Whether something under a license may be shipped.
 *
 * @param license an SPDX expression: `MIT`, `(MIT OR GPL-3.0)`, `MIT AND OFL-1.1`
 */
export function isAllowed(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.includes(name.trim())));
}
