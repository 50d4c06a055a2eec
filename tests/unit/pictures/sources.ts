import type {PictureSources, SourceFile} from '../../../tools/pictures/sources';

/** Sources that say nothing. */
export const EMPTY_SOURCES: PictureSources = {
  labels: [],
  terms: [],
  names: new Set(),
  components: new Map(),
  schemas: new Map(),
  states: new Map(),
  plugins: [],
  files: new Map(),
  stamps: new Map(),
  findings: [],
};

/** Labels of a console in a group: `{save: ['Save', 'Salvar']}`. */
export function labels(group: string, texts: Record<string, [en: string, pt: string]>): PictureSources['labels'] {
  return Object.entries(texts).map(([key, [en, pt]]) => ({key, group, en, 'pt-BR': pt, console: ['v1', 'v2']}));
}

export const sourceFile = (file: string, value: unknown, text = ''): SourceFile => ({file, text, value});
