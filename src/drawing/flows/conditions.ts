const SIGNS: Record<string, string> = {eq: '=', ne: '≠', gt: '>', ge: '≥', lt: '<', le: '≤'};

/** A token of an expression: text in quotes, a group in parentheses with what follows it, or a word. */
const TOKENS = /"[^"]*"|\((?:[^()]|\([^()]*\))*\)[.\w]*|[^\s"()]+/g;

/**
 * A condition as short as the canvas shows it: `{{ eq .payload.status "paid" }}` is `status = "paid"`.
 *
 * @param expression a Go template expression, with its braces
 */
export function shortCondition(expression: string): string {
  const inside = expression.replace(/^\s*\{\{-?\s*|\s*-?\}\}\s*$/g, '');
  const [name = '', first, ...others] = inside.match(TOKENS) ?? [];
  const sign = SIGNS[name];
  return sign === undefined || first === undefined
    ? inside.replace(/\.payload\.(\w)/g, '$1').replace(/(^|[\s(])\./g, '$1')
    : `${operand(first)} ${sign} ${others.map(operand).join(', ')}`;
}

/** What a value is called in a picture: the path without `.payload`, without functions that only convert it. */
function operand(token: string): string {
  const inside = /^\((.*)\)[.\w]*$/.exec(token)?.[1];
  if (inside === undefined) {
    return token.replace(/^\.payload\.(?=\w)|^\./, '').replace(/^(\d+)\.0$/, '$1');
  }
  const [name = '', ...rest] = (inside.split('|')[0] ?? '').match(TOKENS) ?? [];
  if (name === 'dig') {
    return rest
      .filter((one) => one.startsWith('"'))
      .map((one) => one.slice(1, -1))
      .join('.');
  }
  return rest.length === 0
    ? operand(name)
    : ['int', 'int64', 'float64', 'lower', 'upper'].includes(name)
      ? operand(rest[0]!)
      : `${name} ${rest.map(operand).join(' ')}`;
}

/** A template as a picture shows it: `{{ .vars.KAFKA_TOPIC }}` is `KAFKA_TOPIC`. */
export function plainTemplate(text: string): string {
  return text.replace(/\{\{-?\s*\.(?:vars\.|payload\.)?([\w.]+)\s*-?\}\}/g, '$1');
}
