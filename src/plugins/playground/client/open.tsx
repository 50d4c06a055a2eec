import {createRoot} from 'react-dom/client';

import {readAddress} from './address';
import {KINDS, type Example, type Values} from './kinds';
import Shell from './Shell';

/** Opens the example of a button. */
export async function openExample(button: HTMLElement): Promise<void> {
  await open(button.dataset.try ?? '', (examples) => examples.find((example) => example.button === button));
}

/** Opens what an address holds (`#try=KIND&NAME=VALUE`): nothing, unless it is an address that a playground has made. */
export async function openAddress(hash: string): Promise<void> {
  const {kind, values} = readAddress(hash);
  await open(kind, () => ({values}));
}

type Start = Pick<Example, 'values'> & Partial<Example>;

async function open(name: string, choose: (examples: Example[]) => Start | undefined): Promise<void> {
  const kind = Object.hasOwn(KINDS, name) ? await KINDS[name]!() : undefined;
  if (kind === undefined || document.querySelector('.playground') !== null) {
    return;
  }
  const examples = [...document.querySelectorAll<HTMLElement>(`[data-try='${name}']`)].map(kind.read);
  const start = choose(examples);
  if (start !== undefined) {
    const values: Values = Object.fromEntries(kind.names.map((each) => [each, start.values[each] ?? '']));
    const dialog = document.createElement('dialog');
    dialog.className = 'playground';
    dialog.setAttribute('aria-labelledby', 'playground-title');
    document.body.append(dialog);
    const root = createRoot(dialog);
    const {pathname} = window.location;
    const onLeave = (): void => {
      if (window.location.pathname !== pathname) {
        dialog.close(); // the browser's Back button leads to another page, below
      }
    };
    window.addEventListener('popstate', onLeave);
    dialog.addEventListener('close', () => {
      window.removeEventListener('popstate', onLeave);
      root.unmount();
      dialog.remove();
    });
    root.render(
      <Shell
        name={name}
        kind={kind}
        examples={examples}
        start={values}
        chosen={start.button}
        close={() => dialog.close()}
      />,
    );
    dialog.showModal();
  }
}
