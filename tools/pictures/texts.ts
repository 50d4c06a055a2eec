import type {Texts} from '../model/modelData';
import type {Locale} from '../content/types';
import {isFields} from '../../src/documents/documents';
import type {PictureSources, SourceFile} from './sources';

/**
 * A text of a source: in both languages (`{en: …, pt-BR: …}`), a key of `model/labels.yaml` (`menu.workspaces`), a type
 * id (`tech.kafka`), a term or a name of `model/glossary.yaml`, or a literal in backticks.
 */
export type SourceText = string | Texts;

/** Says what a text of a source reads in a language. */
export type Reader = (text: SourceText | undefined) => string;

/** What is wrong with a source, and on which line. */
export class SourceFault extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A reader of the texts of one source.
 *
 * @throws SourceFault for a text that is in no language or in one only
 */
export function readerOf(source: SourceFile, locale: Locale, sources: PictureSources): Reader {
  return (text) => {
    if (isFields(text)) {
      const {en, 'pt-BR': pt} = text as Partial<Texts>;
      if (typeof en !== 'string' || typeof pt !== 'string') {
        throw fault(source, String(en ?? pt), 'is in one language only; write {en: …, pt-BR: …}');
      }
      if (Object.keys(text).length > 2) {
        throw fault(source, en, 'is cut at a comma; put the whole text in quotes');
      }
      return locale === 'en' ? en : pt;
    }
    const found = typeof text === 'string' ? resolve(text, locale, sources) : undefined;
    if (found === undefined) {
      throw fault(
        source,
        String(text),
        'is no label, component, term or name of the model; correct it, write {en: …, pt-BR: …}, or put a literal in backticks',
      );
    }
    return found;
  };
}

function resolve(text: string, locale: Locale, sources: PictureSources): string | undefined {
  const literal = /^`(.*)`$/s.exec(text)?.[1];
  if (literal !== undefined) {
    return literal;
  }
  const [group, key] = text.split('.');
  const label = sources.labels.find((one) => one.group === group && one.key === key);
  const term = sources.terms.find(({en}) => en.toLowerCase() === text.toLowerCase());
  return (
    label?.[locale] ??
    sources.components.get(text)?.[locale] ??
    (sources.names.has(text) ? text : undefined) ??
    (term === undefined ? undefined : withCase(term[locale], text))
  );
}

/** A term begins with a capital where the source writes it so. */
function withCase(term: string, like: string): string {
  const isCapital = like[0] !== like[0]?.toLowerCase();
  return isCapital ? term.charAt(0).toUpperCase() + term.slice(1) : term;
}

function fault(source: SourceFile, text: string, what: string): SourceFault {
  const line = source.text.split('\n').findIndex((one) => one.includes(text.split('\n')[0]!)) + 1;
  return new SourceFault(Math.max(line, 1), `“${text}” ${what}.`);
}
