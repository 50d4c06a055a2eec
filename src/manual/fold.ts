/** Lower-case ASCII words joined by hyphens: `Minha Página` → `minha-pagina`. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lower case without accents: `Configuração` → `configuracao`. Each letter stays one, so that places in texts stay. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
