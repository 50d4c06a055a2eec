import {loadChunk} from '../../../../loading/loadChunk';
import type {FileModule, Modules, TypeModule} from './judge';

let hasFailed = false;

async function load(name: string): Promise<unknown> {
  const start = (): Promise<unknown> =>
    import(/* webpackChunkName: "integration-[request]" */ `@generated/playground/default/${name}.js`);
  try {
    return await loadChunk(start, hasFailed);
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}

/** The schemas that `integration/modules.ts` has compiled when the site was built. */
export const MODULES: Modules = {
  file: async () => (await load('integration')) as FileModule,
  type: async (type) => (await load(type)) as TypeModule,
};
