import {codeOf, titleOf} from '../codeOf';
import type {Example} from '../kinds';
import {sampleMessage} from './sampleMessage';

/** The example of a button: the file above it; its message is the input of the page's test run. */
export function readExample(button: HTMLElement): Example {
  const block = button.previousElementSibling;
  const file = block === null ? '' : codeOf(block);
  const input = [...document.querySelectorAll('.language-json')].find((each) => titleOf(each) === 'input');
  const message = sampleMessage(file, input === undefined ? '{}' : codeOf(input));
  return {button, label: titleOf(block), values: {file, message}, stated: undefined};
}
