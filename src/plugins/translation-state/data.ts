/** Apart from the plugin itself, so that the client can import it without the plugin's server code. */
export const TRANSLATION_STATE_PLUGIN = 'translation-state';

/** What the plugin gives to the client, by `usePluginData(TRANSLATION_STATE_PLUGIN)`. */
export interface TranslationState {
  /** Addresses, with base URL, of pages whose English source has changed since they were translated. */
  outdated: string[];
}
