import {type Document, type LineCounter, parseAllDocuments, type YAMLParseError} from 'yaml';

import {isTooDeep, valueOf} from '../../../../documents/documents';
import type {Locale} from '../../../../manual/locale';
import type {LineFault} from './judge';

/** What the parser of YAML says, in Portuguese; the codes are those of the package yaml. */
const PORTUGUESE: Record<string, string> = {
  BAD_INDENT: 'o recuo não está correto',
  TAB_AS_INDENT: 'há uma tabulação no recuo; use espaços',
  BLOCK_AS_IMPLICIT_KEY: 'um valor está no lugar de uma chave; verifique os dois-pontos e o recuo',
  DUPLICATE_KEY: 'a chave aparece duas vezes',
  MISSING_CHAR: 'falta um caractere, como aspas, colchete ou dois-pontos',
  MULTILINE_IMPLICIT_KEY: 'uma chave ocupa mais de uma linha; verifique os dois-pontos',
  BAD_ALIAS: 'a âncora não existe',
  UNEXPECTED_TOKEN: 'há um texto que não pode estar aqui',
};

const WORDS = {
  en: {
    empty: 'The file is empty; paste an integration file.',
    deep: 'This cannot be read: its values stand too deep inside each other.',
    notYaml: (why: string) => `This is not YAML: ${why}.`,
    unreadable: (why: string) => `This cannot be read: ${why}.`,
  },
  'pt-BR': {
    empty: 'O arquivo está vazio; cole um arquivo de integração.',
    deep: 'Não é possível ler este arquivo: há valores demais uns dentro dos outros.',
    notYaml: (why: string) => `Isto não é YAML: ${why}.`,
    unreadable: (why: string) => `Não é possível ler este arquivo: ${why}.`,
  },
};

/**
 * Reads the YAML of one file; a text that is too deep is not parsed.
 *
 * @param lines hears where lines begin
 * @returns the document, or why the text is none
 */
export function readYaml(text: string, lines: LineCounter, locale: Locale): Document | LineFault {
  const say = WORDS[locale];
  if (isTooDeep(text)) {
    return fault(1, say.deep);
  }
  const [document] = parseAllDocuments(text, {lineCounter: lines, merge: true});
  if (document === undefined || document.contents === null) {
    return fault(1, say.empty);
  }
  const [error] = document.errors as YAMLParseError[];
  if (error !== undefined) {
    const english = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:$/, '');
    const why = locale === 'en' ? english : (PORTUGUESE[error.code] ?? english);
    return fault(error.linePos?.[0].line ?? 1, say.notYaml(why));
  }
  try {
    valueOf(document);
    return document;
  } catch (cause) {
    return fault(1, say.unreadable((cause as Error).message)); // see valueOf
  }
}

const fault = (line: number, message: string): LineFault => ({line, path: '', message, href: undefined});
