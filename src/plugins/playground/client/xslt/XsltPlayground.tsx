import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';

import Editor from '../editor/Editor';
import {xml} from '../editor/xml';
import type {PlaygroundProps} from '../kinds';
import {placeOf} from './texts';
import {hasProcessor, transform} from './transform';
import Transformed from './Transformed';

/**
 * A stylesheet and a document on one side, what comes out on the other. Examples of the page run by themselves, anything
 * else when the reader asks for it: nothing can end a stylesheet that does not end.
 */
export default function XsltPlayground({values, stated, onChange}: PlaygroundProps): ReactNode {
  const {stylesheet = '', document = ''} = values;
  const [asked, setAsked] = useState<typeof values>();
  const isRun = hasProcessor() && (stated !== undefined || asked === values);
  const answer = useMemo(() => (isRun ? transform(stylesheet, document) : undefined), [isRun, stylesheet, document]);
  const fault = answer !== undefined && 'fault' in answer ? answer.fault : undefined;
  return (
    <div className="playground__body">
      <div className="playground__inputs">
        <Editor
          label={translate({
            id: 'playground.xslt.stylesheet',
            message: 'Stylesheet (XSLT 1.0)',
            description: 'Field of the playground: the stylesheet',
          })}
          value={stylesheet}
          onChange={(text) => onChange({stylesheet: text})}
          language={xml}
          fault={placeOf(fault, true)}
          isFirst
        />
        <Editor
          label={translate({
            id: 'playground.xslt.document',
            message: 'Document (XML)',
            description: 'Field of the playground: what the stylesheet transforms',
          })}
          value={document}
          onChange={(text) => onChange({document: text})}
          language={xml}
          fault={placeOf(fault, false)}
        />
        {hasProcessor() && <RunButton run={() => setAsked(values)} />}
      </div>
      <Transformed answer={answer} stated={stated} />
    </div>
  );
}

function RunButton({run}: {run: () => void}): ReactNode {
  return (
    <div className="playground__field playground__field--line">
      <button type="button" className="playground__button" onClick={run}>
        <Translate id="playground.xslt.run" description="Button that applies a stylesheet to a document">
          Run
        </Translate>
      </button>
      <small>
        <Translate id="playground.xslt.runHint" description="Beside the button that runs a stylesheet">
          Runs in your browser. Until it ends, this page does not answer.
        </Translate>
      </small>
    </div>
  );
}
