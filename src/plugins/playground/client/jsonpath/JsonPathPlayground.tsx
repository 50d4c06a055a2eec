import {json, jsonLanguage} from '@codemirror/lang-json';
import {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';

import Editor, {type Place} from '../editor/Editor';
import Field from '../Field';
import type {PlaygroundProps} from '../kinds';
import {Fault, Waiting} from '../Result';
import {useAnswer} from '../useAnswer';
import Nodes from './Nodes';
import {pathRunner} from './pathRunner';
import type {PathJob} from './select';
import {answerText, documentText, stateText} from './texts';

const JSON_LANGUAGE = json();

/** A JSONPath and a document on one side, the nodes that it selects on the other. */
export default function JsonPathPlayground({values, stated, onChange}: PlaygroundProps): ReactNode {
  const {path = '', document = ''} = values;
  const fault = useMemo(() => faultIn(document), [document]);
  return (
    <div className="playground__body">
      <div className="playground__inputs">
        <Field
          label={translate({
            id: 'playground.jsonpath.path',
            message: 'Path (JSONPath, RFC 9535)',
            description: 'Field of the playground: the path',
          })}
          value={path}
          onChange={(text) => onChange({path: text})}
        />
        <Editor
          label={translate({
            id: 'playground.jsonpath.document',
            message: 'Document (JSON)',
            description: 'Field of the playground: what the path selects from',
          })}
          value={document}
          onChange={(text) => onChange({document: text})}
          language={JSON_LANGUAGE}
          fault={fault}
        />
      </div>
      <Selected path={path} document={document} stated={stated} documentFault={fault} />
    </div>
  );
}

interface SelectedProps extends PathJob {
  stated: string | undefined;
  documentFault: Place | undefined;
}

function Selected({path, document, stated, documentFault}: SelectedProps): ReactNode {
  const job = useMemo<PathJob>(() => ({path, document}), [path, document]);
  const {outcome, retry} = useAnswer(pathRunner, job);
  if (documentFault !== undefined) {
    return <Fault text={documentText(documentFault)} />;
  }
  if (outcome.state !== 'done') {
    return <Waiting text={stateText(outcome.state)} retry={outcome.state === 'unavailable' ? retry : undefined} />;
  }
  if (!('nodes' in outcome.answer)) {
    return <Fault text={answerText(outcome.answer)} />;
  }
  return <Nodes answer={outcome.answer} stated={stated} isOld={outcome.job !== job} />;
}

/** Where a text stops being JSON: the first place that the editor's own parser cannot read. */
function faultIn(text: string): Place | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    let at = text.length;
    jsonLanguage.parser.parse(text).iterate({
      enter: ({type, from}) => {
        at = type.isError ? Math.min(at, from) : at;
      },
    });
    const lines = text.slice(0, at).split('\n');
    return {line: lines.length, column: [...lines.at(-1)!].length + 1};
  }
}
