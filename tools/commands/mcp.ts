import {join} from 'node:path';

import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {BUILD} from '../build/buildSite';
import {BuiltManual} from '../mcp/builtManual';
import {createManualServer} from '../mcp/server';
import {readOptions} from './options';
import {run} from './run';

/**
 * `npm run --silent mcp`: the manual for assistants, by the Model Context Protocol over standard input and output, from the
 * build and without network. It ends with its input.
 */
run(async () => {
  readOptions('mcp', {});
  const root = join(import.meta.dirname, '../..'); // who starts it may be anywhere
  const server = createManualServer(new BuiltManual(join(root, BUILD)), root);
  // Whoever reads the protocol does not see this; whoever looks for the reason does.
  server.server.onerror = (error) => console.error(error.message);
  await server.connect(new StdioServerTransport());
});
