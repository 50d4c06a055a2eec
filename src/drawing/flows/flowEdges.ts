import type {Locale} from '../../manual/locale';
import {isFields, scalarText} from '../../documents/documents';
import type {Step} from '../../integrations/steps';
import type {GraphEdge} from '../graph/types';
import {word} from '../words';
import {shortCondition} from './conditions';
import {endOf} from './flowGraph';

/**
 * The ways between the steps of one list, and between those inside them.
 *
 * @param end id of the end that this list leads to
 */
export function edgesOf(steps: Step[], end: string, locale: Locale): GraphEdge[] {
  const known = new Set(steps.map(({name}) => name));
  const target = (name: unknown): string => (known.has(scalarText(name)) ? scalarText(name) : end);
  return steps.flatMap((step, index) => {
    const following = steps[index + 1]?.name ?? end;
    const goesOn = step.value.next === undefined ? following : target(step.value.next);
    const ways =
      step.type === 'logical.choice' ? branches(step, target, following, locale) : [{from: step.name, to: goesOn}];
    return [...merged(ways), ...errorWay(step, target, goesOn, locale), ...edgesOf(step.inner, endOf(step), locale)];
  });
}

function branches(
  {name, config}: Step,
  target: (name: unknown) => string,
  following: string,
  locale: Locale,
): GraphEdge[] {
  const when = Array.isArray(config.when) ? config.when.filter(isFields) : [];
  return [
    ...when.map(({condition, next}) => ({
      from: name,
      to: target(next),
      label: conditionText(scalarText(condition), locale),
    })),
    {
      from: name,
      to: config.otherwise === undefined ? following : target(config.otherwise),
      label: word('otherwise', locale),
    },
  ];
}

/** Beside an arrow there is room for this many letters; a longer condition is in the file. */
const LONGEST = 48;

function conditionText(expression: string, locale: Locale): string {
  const short = shortCondition(expression);
  return short.length > LONGEST ? word('condition', locale) : short;
}

function errorWay({name, value}: Step, target: (name: unknown) => string, goesOn: string, locale: Locale): GraphEdge[] {
  const onError = isFields(value.onError) ? value.onError : {};
  const to = onError.continue === true ? goesOn : onError.next === undefined ? undefined : target(onError.next);
  return to === undefined ? [] : [{from: name, to, label: word('onError', locale), line: 'error'}];
}

/** Two ways to the same step are one, with both conditions. */
function merged(ways: GraphEdge[]): GraphEdge[] {
  return ways
    .filter((way, index) => ways.findIndex(({to}) => to === way.to) === index)
    .map((way) => {
      const same = ways.filter(({to}) => to === way.to);
      const label = same.flatMap((one) => one.label ?? []).join(' / ');
      return label === '' ? way : {...way, label};
    });
}
