import {common, parse, Root} from 'protobufjs';

import {judgeEach} from '../judgeEach';
import type {Engine} from '../types';

/**
 * Protocol Buffers files: say their syntax, parse, and name only types that they or Google's well-known files declare
 * (protobufjs).
 */
export const protobuf: Engine = {
  name: 'protobuf',
  accepts: ({language}) => ['protobuf', 'proto'].includes(language),
  run: judgeEach(({code}) => faultOf(code)),
};

function faultOf(code: string): string | undefined {
  if (!/^\s*(syntax|edition)\s*=/m.test(code)) {
    return 'The file does not say its syntax; begin it with `syntax = "proto3";`.';
  }
  try {
    const root = new Root();
    const {imports = []} = parse(code, root, {keepCase: true});
    for (const name of imports) {
      const file = common.get(name);
      if (file?.nested === undefined) {
        return `“${name}” is no well-known file of Google; put what the block needs of it into the block.`;
      }
      root.addJSON(file.nested);
    }
    root.resolveAll();
    return undefined;
  } catch (error) {
    const [, reason = '', line] = /^(.*?)(?: \(line (\d+)\))?$/s.exec((error as Error).message) ?? [];
    return `${line === undefined ? 'The' : `Line ${line}: the`} Protocol Buffers file is wrong (${reason}); correct it.`;
  }
}
