/** Characters of no width, and those that turn the direction of what follows: nobody sees them, and they are copied, run and searched. */
export const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
