import {codes} from '../documents/faults';
import type {Locale} from '../manual/locale';

/** What is wrong with an integration file, as ends of sentences that begin with the path of the value. */
export interface Messages {
  noSchema: (type: string) => string;
  tooManySteps: (most: number) => string;
  nameTaken: (name: string, other: string) => string;
  otherList: (target: string) => string;
  noTarget: (target: string) => string;
  notReached: string;
  tooDeep: (most: number) => string;
  tooShort: (value: string, least: string) => string;
  tooLong: (value: string, most: string) => string;
  notBelowTimeout: (value: string, timeout: string) => string;
  triggerReads: (root: string, allowed: readonly string[]) => string;
  hyphenated: (path: string) => string;
  noSuchRoot: (root: string) => string;
  outsideForeach: (root: string) => string;
  noErrorPath: string;
  notBefore: (name: string) => string;
  noSuchStep: (name: string) => string;
}

const ENGLISH: Messages = {
  noSchema: (type) => `is ${codes([type])}, which is no type of Aqueduto; correct it`,
  tooManySteps: (most) => `is step ${most + 1}; an integration has at most ${most}`,
  nameTaken: (name, other) => `is “${name}”, as is \`${other}\`; step names are unique in an integration`,
  otherList: (target) => `leads to “${target}”, which is in another list of steps; stay in the list of this step`,
  noTarget: (target) => `leads to “${target}”, which is no step; write the name of a step, or \`end\``,
  notReached: 'is never reached; let a step lead to it, or remove it',
  tooDeep: (most) => `is a foreach inside ${most} others; at most ${most} levels are possible`,
  tooShort: (value, least) => `is ${value}; it has to be at least ${least}`,
  tooLong: (value, most) => `is ${value}; it can be at most ${most}`,
  notBelowTimeout: (value, timeout) =>
    `is ${value}, not shorter than the timeout of the step (${timeout}); change one of them`,
  triggerReads: (root, allowed) => `reads \`.${root}\`; a trigger of this type knows only ${codes(allowed)}`,
  hyphenated: (path) =>
    `reads \`${path}\`; a name with a hyphen needs \`index\`, as in \`index .steps "find-customer"\``,
  noSuchRoot: (root) => `reads \`.${root}\`, which no message has; correct it`,
  outsideForeach: (root) => `reads \`.${root}\`, which there is only inside a \`logical.foreach\`; correct it`,
  noErrorPath: 'reads `.error`, but no `onError.next` leads to this step; correct it',
  notBefore: (name) => `reads the step “${name}”, which does not run before this one; correct it`,
  noSuchStep: (name) => `reads the step “${name}”, which is no step of the integration; correct it`,
};

const PORTUGUESE: Messages = {
  noSchema: (type) => `é ${codes([type])}, que não é um tipo do Aqueduto; corrija`,
  tooManySteps: (most) => `é a etapa ${most + 1}; uma integração tem no máximo ${most}`,
  nameTaken: (name, other) => `é “${name}”, como \`${other}\`; nomes de etapas são únicos em uma integração`,
  otherList: (target) => `leva a “${target}”, que está em outra lista de etapas; use uma etapa da mesma lista`,
  noTarget: (target) => `leva a “${target}”, que não é uma etapa; escreva o nome de uma etapa, ou \`end\``,
  notReached: 'nunca é alcançada; faça uma etapa levar a ela, ou remova-a',
  tooDeep: (most) => `é um foreach dentro de outros ${most}; no máximo ${most} níveis são possíveis`,
  tooShort: (value, least) => `é ${value}; o mínimo é ${least}`,
  tooLong: (value, most) => `é ${value}; o máximo é ${most}`,
  notBelowTimeout: (value, timeout) =>
    `é ${value}, que não é menor que o tempo limite da etapa (${timeout}); altere um dos dois`,
  triggerReads: (root, allowed) => `lê \`.${root}\`; um gatilho deste tipo conhece apenas ${codes(allowed)}`,
  hyphenated: (path) =>
    `lê \`${path}\`; um nome com hífen precisa de \`index\`, como em \`index .steps "find-customer"\``,
  noSuchRoot: (root) => `lê \`.${root}\`, que nenhuma mensagem tem; corrija`,
  outsideForeach: (root) => `lê \`.${root}\`, que só existe dentro de um \`logical.foreach\`; corrija`,
  noErrorPath: 'lê `.error`, mas nenhum `onError.next` leva a esta etapa; corrija',
  notBefore: (name) => `lê a etapa “${name}”, que não é executada antes desta; corrija`,
  noSuchStep: (name) => `lê a etapa “${name}”, que não existe na integração; corrija`,
};

/** The messages of both languages. */
export const MESSAGES: Record<Locale, Messages> = {en: ENGLISH, 'pt-BR': PORTUGUESE};
