import {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';

import {readPolicy} from '../../policies/readPolicy';
import {readRequest} from '../../routes/request';
import Editor from '../editor/Editor';
import {yaml} from '../editor/yaml';
import type {PlaygroundProps} from '../kinds';
import RequestFields from '../route/RequestFields';
import RunResult from './RunResult';

/** A policy file and a request on one side, which plugins run on the other. */
export default function PolicyPlayground({values, onChange}: PlaygroundProps): ReactNode {
  const {policy = '', request = '', client = ''} = values;
  const read = useMemo(() => readPolicy(policy), [policy]);
  const sent = useMemo(() => readRequest(request, client), [request, client]);
  return (
    <div className="playground__body">
      <div className="playground__inputs">
        <Editor
          label={translate({
            id: 'playground.policy',
            message: 'Policy file (YAML)',
            description: 'Field of the playground',
          })}
          value={policy}
          onChange={(text) => onChange({policy: text})}
          language={yaml}
          fault={'rule' in read ? {line: read.line, column: undefined} : undefined}
          isFirst
        />
        <RequestFields values={values} onChange={onChange} sent={sent} />
      </div>
      <RunResult policy={read} sent={sent} />
    </div>
  );
}
