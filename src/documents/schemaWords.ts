import type {ErrorObject} from 'ajv/dist/2020.js';

import type {Locale} from '../manual/locale';

/** What a schema asks for, in words: ends of sentences that begin with the path of the value. */
export interface SchemaWords {
  missing: string;
  missingBeside: (other: string) => string;
  noField: (known: string) => string;
  notHere: string;
  notTogether: string;
  onlyOne: (choices: string) => string;
  badName: (why: string) => string;
  must: (expected: string) => string;
  correct: (what: string) => string;
  or: string;
  expression: string;
  duration: string;
  pattern: (pattern: string) => string;
  objectWith: (fields: string) => string;
  types: Record<string, string>;
  anotherValue: string;
  range: (type: string, least: number, most: number) => string;
  atLeast: (type: string, least: number) => string;
  atMost: (type: string, most: number) => string;
  /** What a keyword asks for that the words above do not say. */
  broken: (error: ErrorObject) => string;
}

const ENGLISH: SchemaWords = {
  missing: 'is missing; add it',
  missingBeside: (other) => `is missing, and \`${other}\` needs it; add it`,
  noField: (known) => `is no field here; use one of ${known}`,
  notHere: 'does not go with the other fields here; remove it',
  notTogether: 'does not go with the other fields here; change one of them',
  onlyOne: (choices) => `must be only one of: ${choices}; remove the others`,
  badName: (why) => `is no possible name (${why}); rename it`,
  must: (expected) => `must be ${expected}`,
  correct: (what) => `${what}; correct it`,
  or: ', or ',
  expression: 'an expression',
  duration: 'a duration such as `500ms` or `1m30s`',
  pattern: (pattern) => `text that matches \`${pattern}\``,
  objectWith: (fields) => `an object with ${fields}`,
  types: {
    string: 'text',
    integer: 'an integer',
    number: 'a number',
    boolean: '`true` or `false`',
    object: 'an object',
    array: 'a list',
  },
  anotherValue: 'another value',
  range: (type, least, most) => `${type} from ${least} to ${most}`,
  atLeast: (type, least) => `${type} of at least ${least}`,
  atMost: (type, most) => `${type} of at most ${most}`,
  broken: ({message = ''}) => message.replace('NOT', 'not'),
};

const PORTUGUESE: SchemaWords = {
  missing: 'está ausente; adicione este campo',
  missingBeside: (other) => `está ausente, e \`${other}\` depende deste campo; adicione-o`,
  noField: (known) => `não é um campo daqui; use um de ${known}`,
  notHere: 'não combina com os demais campos daqui; remova-o',
  notTogether: 'não combina com os demais campos daqui; altere um deles',
  onlyOne: (choices) => `deve ser apenas um de: ${choices}; remova os demais`,
  badName: (why) => `não é um nome possível (${why}); altere o nome`,
  must: (expected) => `deve ser ${expected}`,
  correct: (what) => `${what}; corrija`,
  or: ', ou ',
  expression: 'uma expressão',
  duration: 'uma duração como `500ms` ou `1m30s`',
  pattern: (pattern) => `um texto que corresponda a \`${pattern}\``,
  objectWith: (fields) => `um objeto com ${fields}`,
  types: {
    string: 'um texto',
    integer: 'um número inteiro',
    number: 'um número',
    boolean: '`true` ou `false`',
    object: 'um objeto',
    array: 'uma lista',
  },
  anotherValue: 'outro valor',
  range: (type, least, most) => `${type} de ${least} a ${most}`,
  atLeast: (type, least) => `${type} a partir de ${least}`,
  atMost: (type, most) => `${type} até ${most}`,
  broken: ({keyword, params, parentSchema, message = ''}) =>
    BROKEN[keyword]?.(Number(params.limit)) ??
    (keyword === 'pattern'
      ? `deve corresponder a \`${String((parentSchema as {pattern?: string}).pattern)}\``
      : message),
};

/** By keyword of JSON Schema. */
const BROKEN: Record<string, (limit: number) => string> = {
  minLength: (limit) => (limit === 1 ? 'não pode ser vazio' : `deve ter pelo menos ${limit} caracteres`),
  maxLength: (limit) => `deve ter no máximo ${limit} caracteres`,
  minItems: (limit) => (limit === 1 ? 'precisa de pelo menos 1 item' : `precisa de pelo menos ${limit} itens`),
  maxItems: (limit) => (limit === 1 ? 'pode ter no máximo 1 item' : `pode ter no máximo ${limit} itens`),
  minProperties: (limit) => (limit === 1 ? 'precisa de pelo menos 1 campo' : `precisa de pelo menos ${limit} campos`),
  maxProperties: (limit) => `pode ter no máximo ${limit} campos`,
  uniqueItems: () => 'tem itens repetidos',
  exclusiveMinimum: (limit) => `deve ser maior que ${limit}`,
  exclusiveMaximum: (limit) => `deve ser menor que ${limit}`,
};

export const SCHEMA_WORDS: Record<Locale, SchemaWords> = {en: ENGLISH, 'pt-BR': PORTUGUESE};
