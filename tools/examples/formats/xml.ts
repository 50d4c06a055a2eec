import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';
import {parseXml} from './xmlFault';

/** XML blocks are well-formed documents with declared prefixes (xmldom, warnings count). */
export const xml: Engine = {
  name: 'xml',
  accepts: ({language}) => language === 'xml',
  run: judgeEach(({code}) => {
    const {fault} = parseXml(code);
    return fault && `Line ${fault.line}: the XML is not well formed (${fault.reason}); correct it.`;
  }),
};
