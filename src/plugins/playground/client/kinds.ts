import type {ComponentType} from 'react';

/** What a reader can change, by name: `template` and `message`, for example. The address of a shared state holds it. */
export type Values = Record<string, string>;

export interface Example {
  /** The button on the page. */
  button: HTMLElement;
  /** What the list of examples says. */
  label: string;
  values: Values;
  /** What the page says comes out. */
  stated: string | undefined;
}

export interface PlaygroundProps {
  values: Values;
  stated: string | undefined;
  /** Takes what has changed: values as a field knew them may be older than what the reader typed beside it. */
  onChange: (changed: Values) => void;
}

export interface Kind {
  /** Heading, in the page's language. */
  title: () => string;
  /** The names of its values; an address gives no others. */
  names: readonly string[];
  /** The example whose button this is. */
  read: (button: HTMLElement) => Example;
  Playground: ComponentType<PlaygroundProps>;
}

/** The playgrounds by the `data-try` of their buttons. Each loads when it is opened. */
export const KINDS: Record<string, () => Promise<Kind>> = {
  template: async () => (await import('./template/kind')).template,
  cron: async () => (await import('./cron/kind')).cron,
  policy: async () => (await import('./policy/kind')).policy,
  route: async () => (await import('./route/kind')).route,
  jsonpath: async () => (await import('./jsonpath/kind')).jsonpath,
  xslt: async () => (await import('./xslt/kind')).xslt,
  integration: async () => (await import('./integration/kind')).integration,
};
