import {translate} from '@docusaurus/Translate';
import {json} from '@codemirror/lang-json';
import {useMemo, type ReactNode} from 'react';

import Editor from '../editor/Editor';
import {goTemplate} from '../editor/goTemplate';
import type {TemplateJob} from '../../engine/engine';
import type {PlaygroundProps} from '../kinds';
import {useAnswer} from '../useAnswer';
import {engineRunner} from './engineRunner';
import {faultOf, type Fault} from './fault';
import Printed from './Printed';
import type {TemplateOutcome} from './texts';

const JSON_LANGUAGE = json();

/** Template and message on one side, what comes out on the other. */
export default function TemplatePlayground({values, stated, onChange}: PlaygroundProps): ReactNode {
  const {template = '', message = ''} = values;
  const job = useMemo<TemplateJob>(() => ({mode: 'run', template, message}), [template, message]);
  const {outcome, retry} = useAnswer(engineRunner, job);
  const fault = useMemo(() => faultIn(outcome), [outcome]);
  const isOld = outcome.state === 'done' && outcome.job !== job;
  return (
    <div className="playground__body">
      <div className="playground__inputs">
        <Editor
          label={translate({
            id: 'playground.template',
            message: 'Expression (Go template)',
            description: 'Field of the playground: the template',
          })}
          value={template}
          onChange={(text) => onChange({template: text})}
          language={goTemplate}
          fault={fault?.inMessage === false ? fault.place : undefined}
          isFirst
        />
        <Editor
          label={translate({
            id: 'playground.message',
            message: 'Message (JSON)',
            description: 'Field of the playground: what the template reads',
          })}
          value={message}
          onChange={(text) => onChange({message: text})}
          language={JSON_LANGUAGE}
          fault={fault?.inMessage === true ? fault.place : undefined}
        />
      </div>
      <Printed outcome={outcome} fault={fault} stated={stated} isOld={isOld} retry={retry} />
    </div>
  );
}

function faultIn(outcome: TemplateOutcome): Fault | undefined {
  if (outcome.state !== 'done' || !('error' in outcome.answer)) {
    return undefined;
  }
  return faultOf(outcome.answer, outcome.answer.phase === 'message' ? outcome.job.message : outcome.job.template);
}
