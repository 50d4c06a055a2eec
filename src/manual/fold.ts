/** Lower case without accents: `Configuração` → `configuracao`. Each letter stays one, so that places in texts stay. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
