import type {Locale} from '../manual/locale';

/** Words that pictures add to what they are drawn from. */
const WORDS = {
  end: {en: 'End', 'pt-BR': 'Fim'},
  nextItem: {en: 'Next item', 'pt-BR': 'Próximo item'},
  condition: {en: 'condition holds', 'pt-BR': 'condição atendida'},
  otherwise: {en: 'otherwise', 'pt-BR': 'senão'},
  onError: {en: 'on error', 'pt-BR': 'em caso de erro'},
  attempts: {en: 'up to $ attempts', 'pt-BR': 'até $ tentativas'},
  byPerson: {en: 'somebody does it', 'pt-BR': 'alguém executa'},
  bySystem: {en: 'happens by itself', 'pt-BR': 'ocorre sem intervenção'},
  earlier: {en: 'Start of the phase', 'pt-BR': 'Início da fase'},
  later: {en: 'End of the phase', 'pt-BR': 'Fim da fase'},
  otherPlugin: {en: '1 other plugin', 'pt-BR': 'mais 1 plugin'},
  otherPlugins: {en: '$ other plugins', 'pt-BR': 'mais $ plugins'},
  thisOne: {en: 'this plugin', 'pt-BR': 'este plugin'},
  priority: {en: 'priority $', 'pt-BR': 'prioridade $'},
  orderOf: {en: 'Place of $ in the order of plugins', 'pt-BR': 'Lugar do $ na ordem dos plugins'},
  phase: {
    en: 'Phase $: the higher the priority, the earlier the plugin runs.',
    'pt-BR': 'Fase $: quanto maior a prioridade, mais cedo o plugin é executado.',
  },
  sample: {en: 'Sample data', 'pt-BR': 'Dados de exemplo'},
} satisfies Record<string, Record<Locale, string>>;

export type Word = keyof typeof WORDS;

/**
 * A word of pictures in a language.
 *
 * @param value what stands for `$`
 */
export function word(name: Word, locale: Locale, value: string | number = ''): string {
  return WORDS[name][locale].replace('$', String(value));
}
