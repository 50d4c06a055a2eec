// Written by @easyops-cn/docusaurus-search-local 0.55 for each build; it ships no types for it.
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants' {
  /** Of the index file, from the base URL, with `{dir}` and the hash of the content. */
  export const searchIndexUrl: string;
}
// What we use of its server side.
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/index.js' {
  import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

  export default function searchLocal(context: LoadContext, options: unknown): Plugin;
  export const validateOptions: PluginModule['validateOptions'];
}
