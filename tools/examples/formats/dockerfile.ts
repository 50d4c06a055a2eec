import {meant} from '../../../src/plugins/catalog/nearest';
import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';

const INSTRUCTIONS = [
  'ADD',
  'ARG',
  'CMD',
  'COPY',
  'ENTRYPOINT',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'LABEL',
  'MAINTAINER',
  'ONBUILD',
  'RUN',
  'SHELL',
  'STOPSIGNAL',
  'USER',
  'VOLUME',
  'WORKDIR',
];

/** What may stand before the first `FROM`: a value that it uses. */
const BEFORE_FROM = 'ARG';

/** Instructions that read the lines below them, up to the word that ends them: `RUN <<EOF`. */
const READS_ON = ['ADD', 'COPY', 'RUN'];

/**
 * Dockerfiles: every line begins with an instruction, continues the one before (`\` at its end, or `<<EOF` in it), or is
 * a comment; `FROM` comes first, after `ARG` at most. Nothing is built.
 */
export const dockerfile: Engine = {
  name: 'dockerfile',
  accepts: ({language}) => language === 'dockerfile',
  run: judgeEach(({code}) => faultOf(code)),
};

function faultOf(code: string): string | undefined {
  const {instructions, open} = read(code);
  const hasImage = instructions.some(({name}) => name === 'FROM');
  const unknown = instructions.find(({name}) => !INSTRUCTIONS.includes(name));
  const first = instructions.find(({name}) => name !== BEFORE_FROM);
  if (unknown !== undefined) {
    const fix = meant(unknown.word, INSTRUCTIONS, 'write one, such as `RUN`, or end the line above with `\\`');
    return `Line ${unknown.line}: “${unknown.word}” is no instruction of a Dockerfile; ${fix}.`;
  }
  if (!hasImage) {
    return 'Line 1: the Dockerfile has no `FROM`; begin with the image, `FROM IMAGE`.';
  }
  if (first?.name !== 'FROM') {
    return `Line ${first!.line}: \`${first!.name}\` stands before \`FROM\`; move it below.`;
  }
  return open && `Line ${open.line}: no line below is “${open.word}”, which ends the text; add it.`;
}

interface Word {
  word: string;
  line: number;
}

/** The instructions of a Dockerfile, of `ONBUILD RUN` both; and the end of a text that is missing. */
function read(code: string): {instructions: (Word & {name: string})[]; open: Word | undefined} {
  const instructions: (Word & {name: string})[] = [];
  const ends: Word[] = [];
  let continues = false;
  for (const [i, text] of code.split('\n').entries()) {
    const line = i + 1;
    if (ends.length > 0 && !continues) {
      if (text.trimStart() === ends[0]!.word) {
        ends.shift();
      }
    } else if (!/^\s*(#.*)?$/.test(text)) {
      if (!continues) {
        const [, ...words] = /^\s*(ONBUILD(?=\s+\S))?\s*(\S+)/i.exec(text) as (string | undefined)[];
        instructions.push(
          ...words.flatMap((word) => (word === undefined ? [] : [{word, name: word.toUpperCase(), line}])),
        );
      }
      continues = /\\\s*$/.test(text);
      if (READS_ON.includes(instructions.at(-1)!.name)) {
        ends.push(...[...text.matchAll(/(?<!<)<<-?(["']?)([A-Za-z_]\w*)\1/g)].map(([, , word = '']) => ({word, line})));
      }
    }
  }
  return {instructions, open: ends[0]};
}
