/** Width of every picture, in units and in pixels at full size: what a phone of 360 px shows at 328 px. */
export const WIDTH = 440;
/** Smallest size of text: 11 px on that phone. */
export const SIZE = 15;
export const TITLE_SIZE = 17;
/** Distance of lines of a text. */
export const LEADING = 20;
/** Free space around the content. */
export const MARGIN = 20;

const SANS = 'Figtree,system-ui,sans-serif';
const MONO = 'ui-monospace,Menlo,Consolas,monospace';

/** What a class looks like in light and, where it differs, in dark: deep water and warm stone, as in tokens.css. */
const LOOKS: Record<string, [light: string, dark?: string]> = {
  // Surfaces
  bg: ['fill:#fffdfa', 'fill:#12232d'],
  canvas: ['fill:#f6f1e9', 'fill:#0e1d25'],
  box: ['fill:#eef6fa;stroke:#0d6491;stroke-width:1.5', 'fill:#17394c;stroke:#7cc4e8'],
  stone: ['fill:#f3ede3;stroke:#8a6a40;stroke-width:1.5', 'fill:#33291b;stroke:#c9a97c'],
  card: ['fill:#fff;stroke:#7c8b94;stroke-width:1.2', 'fill:#1a303c;stroke:#7f95a1'],
  zone: ['fill:none;stroke:#8a7f70;stroke-width:1.2;stroke-dasharray:5 4', 'stroke:#8fa3ae'],
  good: ['fill:#e8f3ea;stroke:#2e7d46;stroke-width:1.5', 'fill:#16361f;stroke:#7fce97'],
  bad: ['fill:#fbeeea;stroke:#b3402a;stroke-width:1.5', 'fill:#40201a;stroke:#f0a08e'],
  deep: ['fill:#0a3a57', 'fill:#0a2a3f'],
  active: ['fill:#0b5a84', 'fill:#7cc4e8'],
  soft: ['fill:#e6f0f5', 'fill:#1d3d4e'],
  bar: ['fill:#d5e3eb', 'fill:#3d6479'],
  header: ['fill:#f3ede3', 'fill:#1b303c'],
  veil: ['fill:#1d2b33;fill-opacity:.62', 'fill:#000;fill-opacity:.55'],
  dot: ['fill:#33607a', 'fill:#9bd2ee'],
  tint: ['fill:#b4def2', 'fill:#2c6482'],
  halo: ['fill:#fffdfa', 'fill:#12232d'],
  // Lines
  a: ['fill:none;stroke:#33607a;stroke-width:1.6', 'stroke:#9bd2ee'],
  ad: ['fill:none;stroke:#33607a;stroke-width:1.6;stroke-dasharray:6 4', 'stroke:#9bd2ee'],
  ae: ['fill:none;stroke:#b3402a;stroke-width:1.6;stroke-dasharray:3 3', 'stroke:#f0a08e'],
  m: ['fill:#33607a', 'fill:#9bd2ee'],
  me: ['fill:#b3402a', 'fill:#f0a08e'],
  life: ['fill:none;stroke:#7c8b94;stroke-width:1.2;stroke-dasharray:2 4', 'stroke:#7f95a1'],
  rule: ['fill:none;stroke:#8a7f70;stroke-width:1', 'stroke:#7f95a1'],
  axis: ['fill:none;stroke:#7c8b94;stroke-width:1.2', 'stroke:#7f95a1'],
  p1: ['fill:none;stroke:#0b5a84;stroke-width:2.4', 'stroke:#7cc4e8'],
  p2: ['fill:none;stroke:#8a4b14;stroke-width:2.4;stroke-dasharray:7 4', 'stroke:#e2b781'],
  p3: ['fill:none;stroke:#2e7d46;stroke-width:2.4;stroke-dasharray:2 4', 'stroke:#7fce97'],
  b1: ['fill:#0b5a84', 'fill:#7cc4e8'],
  b2: ['fill:#8a4b14', 'fill:#e2b781'],
  onDeep: ['fill:none;stroke:#fff;stroke-width:2'],
  glyph: ['fill:none;stroke:#33607a;stroke-width:1.8', 'stroke:#9bd2ee'],
  // Text
  t: [`font:600 ${SIZE}px ${SANS};fill:#06293f`, 'fill:#f1f6f9'],
  h: [`font:600 ${TITLE_SIZE}px ${SANS};fill:#06293f`, 'fill:#f1f6f9'],
  s: [`font:${SIZE}px ${SANS};fill:#41525c`, 'fill:#c3d1d9'],
  v: [`font:${SIZE}px ${SANS};fill:#1d2b33`, 'fill:#dbe5ea'],
  c: [`font:${SIZE}px ${MONO};fill:#1d2b33`, 'fill:#dbe5ea'],
  w: [`font:600 ${SIZE}px ${SANS};fill:#fff`],
  wd: [`font:600 ${SIZE}px ${SANS};fill:#fff`, 'fill:#06293f'],
  ws: [`font:${SIZE}px ${SANS};fill:#d9e9f2`],
  e: [`font:${SIZE}px ${SANS};fill:#a03420`, 'fill:#f0a08e'],
  g: [`font:600 ${SIZE}px ${SANS};fill:#256b3a`, 'fill:#8fd8a5'],
  r: [`font:600 ${SIZE}px ${SANS};fill:#a03420`, 'fill:#f0a08e'],
  k: [`font:600 ${SIZE}px ${SANS};fill:#7a4312`, 'fill:#e2b781'],
  link: [`font:600 ${SIZE}px ${SANS};fill:#0b5a84`, 'fill:#86c9eb'],
  // Anchors, beside a class of text
  mid: ['text-anchor:middle'],
  end: ['text-anchor:end'],
};

/** The rules of the classes that a body uses, in light and in dark. */
export function styleOf(body: string): string {
  const used = new Set([...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const unknown = [...used].find((name) => LOOKS[name] === undefined);
  if (unknown !== undefined) {
    throw new Error(`The class “${unknown}” has no look; add it to src/drawing/svg/style.ts.`);
  }
  const names = Object.keys(LOOKS).filter((name) => used.has(name));
  const light = names.map((name) => `.${name}{${LOOKS[name]![0]}}`).join('');
  const dark = names
    .flatMap((name) => (LOOKS[name]![1] === undefined ? [] : [`.${name}{${LOOKS[name]![1]}}`]))
    .join('');
  return `${light}@media (prefers-color-scheme:dark){${dark}}`;
}
