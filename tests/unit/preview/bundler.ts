type Hook = 'invalid' | 'watchRun' | 'done' | 'thisCompilation';

/** As much of the bundler as plugins of the preview use. */
export function bundler() {
  const listeners = new Map<Hook, ((value: unknown) => void)[]>();
  const hookOf = (name: Hook) => ({
    tap: (_by: string, listener: (value: never) => void) =>
      void listeners.set(name, [...(listeners.get(name) ?? []), listener as (value: unknown) => void]),
  });
  const call = (name: Hook, value?: unknown) => listeners.get(name)?.forEach((listener) => listener(value));
  /** Compiles: what the overlay would show. */
  const compile = (): string[] => {
    const errors: Error[] = [];
    call('thisCompilation', {errors, compiler});
    call('thisCompilation', {errors, compiler: {}}); // of a plugin
    call('done');
    return errors.map(({message}) => message);
  };
  let compilations = 0;
  const hooks = {
    invalid: hookOf('invalid'),
    watchRun: hookOf('watchRun'),
    done: hookOf('done'),
    thisCompilation: hookOf('thisCompilation'),
  };
  const compiler = {hooks, watching: {invalidate: () => void (compilations += 1)}};
  return {compiler, call, compile, compilations: () => compilations};
}
