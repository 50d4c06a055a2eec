import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {LineFault} from './judge';
import {countText} from './texts';

/** What is wrong with the file, by line; each fault leads to where its field is described. */
export default function Faults({faults}: {faults: LineFault[] | undefined}): ReactNode {
  return (
    <>
      <p role="status">{countText(faults?.length)}</p>
      <ol className="playground__faults">
        {faults?.map(({line, path, message, href}) => (
          <li key={`${line} ${path} ${message}`} className="playground__error">
            <strong>
              {translate({id: 'playground.line', message: 'Line {line}', description: 'Line of an error'}, {line})}
            </strong>{' '}
            {path !== '' && (
              <>
                <code>{path}</code>{' '}
              </>
            )}
            <InCode text={message} />{' '}
            {href !== undefined && (
              <a href={href} target="_blank" rel="noreferrer">
                <Translate id="playground.integration.docs" description="Link from a fault to the page of the field">
                  About this field
                </Translate>
              </a>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A sentence whose parts in backticks are code. */
function InCode({text}: {text: string}): ReactNode {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part : <code key={i}>{part}</code>));
}
