// What we use of @easyops-cn/docusaurus-search-local 0.55, which ships types of its options only.
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/index.js' {
  import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

  export default function searchLocal(context: LoadContext, options: unknown): Plugin;
  export const validateOptions: PluginModule['validateOptions'];
}
