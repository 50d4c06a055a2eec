import type {FileModule, Modules, TypeModule} from './judge';

const load = (name: string): Promise<unknown> =>
  import(/* webpackChunkName: "integration-[request]" */ `@generated/playground/default/${name}.js`);

/** The schemas that `integration/modules.ts` has compiled when the site was built. */
export const MODULES: Modules = {
  file: async () => (await load('integration')) as FileModule,
  type: async (type) => (await load(type)) as TypeModule,
};
