import {inPassage, passages, type Passage} from '../../content/prose';
import type {Locale} from '../../content/types';
import {matches} from '../../content/words';
import type {PageCheck} from '../types';

const RULE = 'formats';

/** One form that is wrong in prose, and the right one. Cells hold series of instants, which stay as in code. */
interface Format {
  pattern: RegExp;
  fix: string;
  except?: Passage['kind'];
}

const UNIT = String.raw`(?:[KMGT]B|kB|bytes?|ms|s|min|h|%|per cent|por cento|vezes|times|seconds?|minutes?|hours?|days?|segundos?|minutos?|horas?|dias?|milh(?:ão|ões)|million|mil)(?![\p{L}\p{N}])`;
const NUMBER_START = String.raw`(?<![\p{L}\p{N}.,:/_-])`;
/** Numbers of ports are names, not quantities. */
const LONG_NUMBER = String.raw`(?<!(?:ports?|portas?) )${NUMBER_START}\d{5,}(?![\p{L}\p{N}_:/-])`;
const PT_MONTH = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const EN_MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const EN_SHORT = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const EN_DATE = 'write the date as March 3, 2025';
const PT_DATE = 'write the date as 3 de março de 2025';

const format = (pattern: string, fix: string, except?: Passage['kind']): Format => ({
  pattern: new RegExp(pattern, 'gu'),
  fix,
  except,
});

const BOTH: Format[] = [
  format(String.raw`\d[ \u00A0]%`, 'write the percent sign without a space'),
  format(String.raw`${NUMBER_START}\d+(?:[.,]\d+)?(?:[KMGT]B|ms)(?![\p{L}\p{N}])`, 'put a space before the unit'),
];

const FORMATS: Record<Locale, Format[]> = {
  en: [
    ...BOTH,
    format(LONG_NUMBER, 'separate thousands by commas, as in 10,000, or mark an identifier as code'),
    format(String.raw`${NUMBER_START}\d+,\d{1,2} ?${UNIT}`, 'write decimals with a point: 0.5'),
    format(String.raw`${NUMBER_START}[1-9]\d{0,2}(?:\.000)+(?![\p{N}.])`, 'separate thousands by commas: 10,000'),
    format(String.raw`(?<!\p{N})\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${EN_MONTH})(?: \d{4})?(?!\p{L})`, EN_DATE),
    format(String.raw`(?<!\p{L})(?:${EN_MONTH}) \d{1,2}(?:(?:st|nd|rd|th)(?!\p{L})| \d{4})`, EN_DATE),
    format(String.raw`(?<!\p{L})(?:${EN_SHORT})\.? \d{1,2},? \d{4}`, EN_DATE),
    format(String.raw`(?<![\p{L}\p{N}/])\d{1,2}/\d{1,2}/\d{2,4}(?![\p{N}/])`, EN_DATE),
    format(String.raw`(?<![\p{L}\p{N}-])\d{4}-\d{2}-\d{2}`, `${EN_DATE}, or as code`, 'cell'),
  ],
  'pt-BR': [
    ...BOTH,
    format(LONG_NUMBER, 'separate thousands by points, as in 10.000, or mark an identifier as code'),
    format(String.raw`${NUMBER_START}\d+\.(?!\d{3}(?!\d))\d+ ?${UNIT}`, 'write decimals with a comma: 0,5'),
    // Lower-case words and other numbers come before quantities; before versions come names and code.
    format(
      String.raw`(?<=(?:^|[\p{Ll},;(]) )(?<!(?:vers(?:ão|ões)|[àao]|d[ao]|n[ao]) )0\.\d+`,
      'write decimals with a comma: 0,5',
    ),
    format(String.raw`${NUMBER_START}[1-9]\d{0,2}(?:,\d{3})+(?![\p{N},])`, 'separate thousands by points: 10.000'),
    format(String.raw`(?<!\p{N})0\d de (?:${PT_MONTH})`, `${PT_DATE}, without a zero`),
    format(
      String.raw`(?<!\p{L})de (?:${PT_MONTH.replace(/(^|\|)./g, (start) => start.toUpperCase())})(?!\p{L})`,
      'write months in lower case',
    ),
    format(String.raw`\d{1,2} (?:${PT_MONTH})|(?:${PT_MONTH})(?: \d{1,2},|,? \d{4})`, PT_DATE),
    format(String.raw`(?<!\p{L})(?:${EN_MONTH}) \d{1,2}(?!\p{N})`, PT_DATE),
    format(String.raw`(?<![\p{L}\p{N}/])\d{1,2}/\d{1,2}/\d{2,4}(?![\p{N}/])`, PT_DATE),
    format(String.raw`(?<![\p{L}\p{N}-])\d{4}-\d{2}-\d{2}`, `${PT_DATE}, or as code`, 'cell'),
    format(String.raw`(?<![\p{L}\p{N}:.-])\d{1,2}:\d{2}(?::\d{2})?(?![\p{N}:])`, 'write the time as 14h30', 'cell'),
  ],
};

/** Numbers, dates and times of prose, as the language of the page writes them; code keeps its own. */
export const formats: PageCheck = ({pages}) =>
  pages.flatMap((page) =>
    passages(page).flatMap((passage) =>
      FORMATS[page.locale]
        .filter(({except}) => except !== passage.kind)
        .flatMap(({pattern, fix}) =>
          matches(passage.text, pattern).map((match) =>
            inPassage(page, passage, match.index, RULE, `“${match[0].trim()}” is not how prose says it; ${fix}.`),
          ),
        ),
    ),
  );
