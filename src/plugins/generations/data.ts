import type {Counterpart} from './counterparts';

/** Apart from the plugin itself, so that the client can import it without the plugin's server code. */
export const GENERATIONS_PLUGIN = 'generations';

/** What the plugin gives to the client, by `usePluginData(GENERATIONS_PLUGIN)`. */
export interface GenerationsData {
  counterparts: Counterpart[];
}
