import type {Locale} from '../../manual/locale';
import type {Shipped} from './shipped';

const INTRODUCTION: Record<Locale, {own: string; others: string}> = {
  en: {own: 'License of this manual', others: 'This site contains the following packages, under their own licenses.'},
  'pt-BR': {
    own: 'Licença deste manual',
    others: 'Este site contém os pacotes a seguir, cada um sob a sua própria licença, em inglês.',
  },
};

/**
 * The text that readers get: the license of the manual, then each package with its license.
 *
 * @param own the project's own license
 * @param engine licenses of what the playground runs
 */
export function noticesText(own: string, shipped: Shipped[], engine: string, locale: Locale): string {
  const {own: title, others} = INTRODUCTION[locale];
  const parts = shipped.map(({name, version, license, homepage, texts}) =>
    [`${name} ${version} (${license})`, homepage, '', ...texts].join('\n').trim(),
  );
  return `${[`${title}\n\n${own.trim()}`, others, ...parts, engine.trim()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
