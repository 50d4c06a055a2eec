import type {Engine} from './types';

/** JSON blocks parse. */
export const json: Engine = {
  name: 'json',
  accepts: ({language}) => language === 'json',
  run: (fences) =>
    new Map(
      fences.flatMap((fence) => {
        try {
          JSON.parse(fence.code);
          return [];
        } catch (error) {
          return [[fence, `The JSON does not parse (${(error as Error).message}); correct it.`] as const];
        }
      }),
    ),
};
