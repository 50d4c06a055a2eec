/** A library of a CycloneDX list, as npm writes those of its packages. */
interface Component {
  'bom-ref': string;
  type: 'library';
  name: string;
  version: string;
  scope: 'required';
  purl: string;
  licenses: {license: {id: string}}[];
}

/** `github.com/google/uuid 1.3.0 (BSD-3-Clause)`, or `Go 1.19.8, with wasm_exec.js (BSD-3-Clause)`. */
const PART = /^(Go|\S+\.\S+\/\S+) (\d[\d.]*)(?:, .*)? \((\S+)\)$/gm;

/**
 * What the program of the playground is made of.
 *
 * @param licenses the text that names each part with its version and license
 */
export function engineParts(licenses: string): Component[] {
  return [...licenses.matchAll(PART)].map(([, part = '', version = '', id = '']) => {
    const name = part === 'Go' ? 'std' : part.toLowerCase(); // as package URLs have them
    return {
      'bom-ref': `${name}@${version}`,
      type: 'library',
      name,
      version,
      scope: 'required',
      purl: `pkg:golang/${name}@${part === 'Go' ? '' : 'v'}${version}`,
      licenses: [{license: {id}}],
    };
  });
}
