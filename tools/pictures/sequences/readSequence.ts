import type {Locale} from '../../content/types';
import type {SourceFile} from '../sources';
import {type Reader, SourceFault, type SourceText} from '../texts';
import type {Message, Remark, SequenceInput} from './types';

/** A file of `pictures/sequences`. */
interface Source {
  title: SourceText;
  parties: Record<string, SourceText>;
  steps: Step[];
}

/** `{way: app > gateway, text: …}`, with `reply` for an answer; `{note: gateway, text: …}`; `{section: …}`. */
interface Step {
  way?: string;
  note?: string;
  section?: SourceText;
  text?: SourceText;
  reply?: boolean;
}

/** Reads who says what to whom, in order. */
export function readSequence(source: SourceFile, locale: Locale, read: Reader): SequenceInput {
  const {title, parties, steps} = source.value as Source;
  const ids = Object.keys(parties ?? {});
  const position = (id: string): number => {
    const index = ids.indexOf(id.trim());
    if (index === -1) {
      throw new SourceFault(lineOf(source, id), `“${id.trim()}” is no party; use ${ids.join(', ')}.`);
    }
    return index;
  };
  const toStep = ({way, note, section, text, reply = false}: Step): Message | Remark => {
    if (section !== undefined) {
      return {kind: 'section', at: 0, text: read(section)};
    }
    if (note !== undefined) {
      return {kind: 'note', at: position(note), text: read(text)};
    }
    const [from = '', to = ''] = (way ?? '').split('>');
    return {kind: 'message', from: position(from), to: position(to), text: read(text), reply};
  };
  const input = {
    kind: 'sequence' as const,
    locale,
    title: read(title),
    parties: ids.map((id) => ({id, name: read(parties[id])})),
    steps: (steps ?? []).map(toStep),
  };
  return {...input, description: describe(input)};
}

function describe({parties, steps}: Pick<SequenceInput, 'parties' | 'steps'>): string {
  return steps
    .map((step) =>
      step.kind === 'message'
        ? `${parties[step.from]!.name} → ${parties[step.to]!.name}: ${step.text}.`
        : `${step.kind === 'note' ? `${parties[step.at]!.name}: ` : ''}${step.text}.`,
    )
    .join(' ');
}

export function lineOf(source: SourceFile, text: string): number {
  return Math.max(1, source.text.split('\n').findIndex((line) => line.includes(text.trim())) + 1);
}
