import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/**
 * Beside a field of a parameter list: folds the rows below it that are its own (`src/client/foldRows.ts`). Hidden without
 * scripts.
 *
 * @param rows how many they are
 */
export default function FieldFold({rows}: {rows: string}): ReactNode {
  return (
    <button type="button" className="field-fold" aria-expanded="true" data-rows={rows}>
      <Translate
        id="fieldFold.nested"
        description="Button that shows or hides the fields inside a field; {rows} is how many they are"
        values={{rows}}>
        {'Nested fields: {rows}'}
      </Translate>
    </button>
  );
}
