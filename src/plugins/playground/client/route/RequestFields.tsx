import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Request, RequestFault} from '../../routes/request';
import Editor from '../editor/Editor';
import {yaml} from '../editor/yaml';
import Field from '../Field';
import type {PlaygroundProps} from '../kinds';

/** The request of a playground, and the address from which it comes. */
export default function RequestFields({
  values,
  onChange,
  sent,
}: Pick<PlaygroundProps, 'values' | 'onChange'> & {sent: Request | RequestFault}): ReactNode {
  return (
    <>
      <Editor
        label={translate({
          id: 'playground.request',
          message: 'Request: method and address, then a line for each header',
          description: 'Field of the playgrounds for Routes and policies',
        })}
        value={values.request ?? ''}
        onChange={(request) => onChange({request})}
        language={yaml}
        fault={'rule' in sent ? {line: sent.line, column: undefined} : undefined}
      />
      <Field
        label={translate({
          id: 'playground.client',
          message: 'IP address of the client (optional)',
          description: 'Field of the playgrounds for Routes and policies',
        })}
        value={values.client ?? ''}
        onChange={(client) => onChange({client})}
      />
    </>
  );
}
