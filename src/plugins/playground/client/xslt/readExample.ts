import {codeOf, titleOf} from '../codeOf';
import type {Example} from '../kinds';

/** The example of a button: the stylesheet above it, with its `input` and `output` blocks. */
export function readExample(button: HTMLElement): Example {
  let document = '';
  let stated: string | undefined;
  let block = button.previousElementSibling;
  for (; block !== null && /^(?:input|output)$/.test(titleOf(block)); block = block.previousElementSibling) {
    if (titleOf(block) === 'input') {
      document = codeOf(block);
    } else {
      stated = codeOf(block);
    }
  }
  const stylesheet = block === null ? '' : codeOf(block);
  return {button, label: titleOf(block), values: {stylesheet, document}, stated};
}
