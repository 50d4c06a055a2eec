/**
 * The script of the worker that runs the engine is `assets/js/NAME.HASH.js`: servers allow WebAssembly in its answer
 * (`deploy/rules.ts`), so that no page has to.
 */
export const ENGINE_WORKER = 'template-engine';
