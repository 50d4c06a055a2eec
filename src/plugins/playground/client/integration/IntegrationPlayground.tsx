import {json} from '@codemirror/lang-json';
import {translate} from '@docusaurus/Translate';
import {asLocale} from '@site/src/manual/locale';
import {useEffect, useMemo, type ReactNode} from 'react';

import Editor from '../editor/Editor';
import {yaml} from '../editor/yaml';
import type {PlaygroundProps} from '../kinds';
import {Result, Retry} from '../Result';
import {engineRunner} from '../template/engineRunner';
import Faults from './Faults';
import Run from './Run';
import {missingText, tooLargeText} from './texts';
import {useVerdict} from './useVerdict';

const JSON_LANGUAGE = json();

/** A file and a message on one side; on the other what is wrong, the picture, and what the steps do. */
export default function IntegrationPlayground({values, onChange}: PlaygroundProps): ReactNode {
  const {file = '', message = ''} = values;
  const locale = asLocale(document.documentElement.lang);
  const {verdict, picture, isTooLarge, isOld, retry} = useVerdict(file, locale);
  const runner = useMemo(() => engineRunner(), []);
  useEffect(() => () => runner.end(), [runner]);
  const [first] = verdict?.faults ?? [];
  const mark = useMemo(() => first && {line: first.line, column: undefined}, [first]);
  return (
    <div className="playground__body">
      <div className="playground__inputs">
        <Editor
          label={translate({
            id: 'playground.integration.file',
            message: 'Integration file (YAML)',
            description: 'Field of the playground',
          })}
          value={file}
          onChange={(text) => onChange({file: text})}
          language={yaml}
          fault={mark}
          isFirst
        />
        <Editor
          label={translate({
            id: 'playground.integration.message',
            message: 'Message, values and mocks (JSON)',
            description: 'Field of the playground: what the integration runs on',
          })}
          value={message}
          onChange={(text) => onChange({message: text})}
          language={JSON_LANGUAGE}
        />
      </div>
      <Result state={verdict === undefined ? 'loading' : 'done'} isOld={isOld}>
        {(verdict !== undefined || retry === undefined) && <Faults faults={verdict?.faults} />}
        {retry !== undefined && <Missing retry={retry} />}
        {isTooLarge === true && <p>{tooLargeText()}</p>}
        {picture !== undefined && (
          <img
            className="playground__picture"
            src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`}
            alt={picture.description}
          />
        )}
        {verdict?.faults.length === 0 && (
          <Run key={file + message} runner={runner} integration={verdict.integration} message={message} />
        )}
      </Result>
    </div>
  );
}

/** Says that something did not come; the page's own bar would be out of reach behind the dialog. */
function Missing({retry}: {retry: () => void}): ReactNode {
  return (
    <>
      <p role="status">{missingText()}</p>
      <Retry retry={retry} />
    </>
  );
}
