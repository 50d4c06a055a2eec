import type {PageCheck} from '../types';

/** How `npm run new` marks what a writer has still to write; in the front matter and in tables too. */
const MARK = /\b(?:FILL|PREENCHER):[^|"]*/;

/** No page waits for text. */
export const unfilled: PageCheck = ({pages}) =>
  pages.flatMap(({file, source}) =>
    source.split('\n').flatMap((text, i) => {
      const mark = MARK.exec(text)?.[0].trim();
      return mark === undefined
        ? []
        : [{file, line: i + 1, rule: 'unfilled', message: `“${mark}” waits for text; write it.`}];
    }),
  );
