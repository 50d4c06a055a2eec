import type {ReactNode} from 'react';

import {Fault, Result} from '../Result';
import {faultText, noProcessorText, notRunText, outputText} from './texts';
import {hasProcessor, type XsltAnswer} from './transform';
import {isSameOutput} from './writeXml';

interface Props {
  /** Undefined until it has run. */
  answer: XsltAnswer | undefined;
  stated: string | undefined;
}

/** What a stylesheet makes, or why it makes nothing; the line above it is read out when it changes. */
export default function Transformed({answer, stated}: Props): ReactNode {
  if (!hasProcessor()) {
    return <Fault text={noProcessorText()} />;
  }
  if (answer === undefined) {
    return (
      <Result>
        <p role="status">{notRunText()}</p>
      </Result>
    );
  }
  if ('fault' in answer) {
    return <Fault text={faultText(answer.fault)} />;
  }
  const isAsStated = stated === undefined ? undefined : isSameOutput(answer.output, stated);
  return (
    <Result isAsStated={isAsStated}>
      <p role="status">{outputText(answer.output, isAsStated === true)}</p>
      {answer.output !== '' && <pre>{answer.output}</pre>}
    </Result>
  );
}
