import ELK from 'elkjs/lib/elk.bundled.js';

/** What lays graphs out. */
export const elk = new ELK();
