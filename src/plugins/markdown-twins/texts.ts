import type {Locale} from '../../manual/locale';

/** What files for tools say in their own words; the framework has no translation file for them. `PAGE` is the page about them. */
export const TEXTS: Record<Locale, Record<'title' | 'about' | 'everything' | 'section' | 'other' | 'start', string>> = {
  en: {
    title: 'Aqueduto manual',
    about:
      'The links below lead to Markdown files; the same address without `.md` is the page itself. v2 is the current product. v1, the classic console, is supported until June 30, 2026. [For tools and assistants](PAGE) says what else programs can read.',
    everything: 'All pages in one file',
    section: 'All pages of this section in one file',
    other: 'This list in Portuguese',
    start: 'Start here',
  },
  'pt-BR': {
    title: 'Manual do Aqueduto',
    about:
      'Os links abaixo levam a arquivos Markdown; o mesmo endereço sem `.md` é a própria página. A v2 é o produto atual. A v1, o console clássico, tem suporte até 30 de junho de 2026. [Para ferramentas e assistentes](PAGE) mostra o que mais programas podem ler.',
    everything: 'Todas as páginas em um arquivo',
    section: 'Todas as páginas desta seção em um arquivo',
    other: 'Esta lista em inglês',
    start: 'Comece aqui',
  },
};
