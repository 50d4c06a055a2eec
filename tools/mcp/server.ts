import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {parseDocument} from 'yaml';
import {z} from 'zod';

import {isTooDeep, readDocuments, pathText} from '../../src/documents/documents';
import {DEFAULT_LOCALE, LOCALES} from '../../src/manual/locale';
import {GENERATIONS} from '../../src/manual/docSet';
import {readModel} from '../model/readModel';
import {isIntegration, scopesOf, type IntegrationCheck} from '../../src/integrations/check';
import {compileCheck} from '../../src/integrations/compile';
import {pageOfComponent} from '../facts/componentOf';
import type {BuiltManual} from './builtManual';
import {fieldSections} from './sections';

const language = z.enum(LOCALES).default(DEFAULT_LOCALE).describe('Language of the manual');
const type = z.string().describe('Type id of a component or trigger: tech.kafka, trigger.http');
const found = z.object({
  title: z.string(),
  heading: z.string(),
  url: z.string(),
  breadcrumb: z.array(z.string()),
  description: z.string(),
  snippet: z.string(),
});

/** Every tool only reads, and reads nothing but the build. */
const annotations = {readOnlyHint: true, openWorldHint: false};

/** Characters of a file or a list of steps: an integration of 200 steps. What is longer may take a minute to judge. */
const MOST_YAML = 60_000;

const ERRORS = '/v2/reference/errors';
const INTEGRATION = 'integration';

/**
 * The manual for assistants: a server of the Model Context Protocol, without a transport.
 *
 * @param root the project's root folder, for the rules of integration files that schemas cannot say
 */
export function createManualServer(manual: BuiltManual, root: string): McpServer {
  const server = new McpServer(
    {name: 'aqueduto-manual', version: '1.0.0'},
    {
      instructions:
        'The manual of Aqueduto, an API management and integration platform. Search first, read what you found, and cite its url. v2 is the current product; v1 is the classic console.',
    },
  );
  addReading(server, manual);
  addReference(server, manual);
  addValidation(server, manual, root);
  return server;
}

function addReading(server: McpServer, manual: BuiltManual): void {
  server.registerTool(
    'search',
    {
      title: 'Search the manual',
      description:
        'Pages and sections that answer a question or have its words, best first, each with the url to cite.',
      inputSchema: {
        query: z.string().min(1).describe('A question, words, an error code, a field or a command'),
        language,
        generation: z.enum(GENERATIONS).optional().describe('Which generation comes first; v2 without it'),
        limit: z.number().int().min(1).max(20).default(5),
      },
      outputSchema: {results: z.array(found)},
      annotations,
    },
    ({query, language: locale, generation, limit}) => {
      const results = manual.search(query, locale, limit, generation);
      const lines = results.map(({title, heading, url, description, snippet}) =>
        [`- [${heading === '' ? title : `${title}: ${heading}`}](${url})`, `  ${description}`, `  … ${snippet} …`].join(
          '\n',
        ),
      );
      return {...text(lines.join('\n') || 'Nothing found; use other or fewer words.'), structuredContent: {results}};
    },
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page or a section',
      description: 'The Markdown of a page, or of one section of it when the address ends in #id.',
      inputSchema: {
        address: z.string().describe('A url that search gave, or a path: /v2/overview#hierarchy'),
        language,
      },
      annotations,
    },
    ({address, language: locale}) => answer(() => manual.page(address, locale)),
  );
}

function addReference(server: McpServer, manual: BuiltManual): void {
  server.registerTool(
    'list_errors',
    {
      title: 'List the errors',
      description: 'All error codes with their messages; with a code, its causes and how to fix each.',
      inputSchema: {
        code: z
          .string()
          .regex(/^AQD-\d{4}$/)
          .optional()
          .describe('AQD-4003'),
        language,
      },
      annotations,
    },
    ({code, language: locale}) => answer(() => manual.page(`${ERRORS}#${code?.toLowerCase() ?? 'values'}`, locale)),
  );
  server.registerTool(
    'component_fields',
    {
      title: 'Fields of a component',
      description: 'The fields of a component or trigger of integrations, from its page.',
      inputSchema: {type, language},
      annotations,
    },
    ({type: id, language: locale}) =>
      answer(() => {
        if (id === INTEGRATION) {
          throw new Error('“integration” is the whole file: ask get_schema for it, or name a type such as tech.kafka.');
        }
        schemaOf(manual, id);
        const path = pageOfComponent(id);
        return `From ${path}:\n\n${fieldSections(manual.page(path, locale)).join('\n\n')}\n`;
      }),
  );
  server.registerTool(
    'get_schema',
    {
      title: 'JSON Schema',
      description: 'The JSON Schema of the configuration of a component or trigger, or of integration files.',
      inputSchema: {type: type.default(INTEGRATION)},
      annotations,
    },
    ({type: id}) => answer(() => JSON.stringify(schemaOf(manual, id), null, 2)),
  );
}

function addValidation(server: McpServer, manual: BuiltManual, root: string): void {
  let check: IntegrationCheck | undefined; // compiling the schemas takes a second
  server.registerTool(
    'validate_integration',
    {
      title: 'Validate an integration file',
      description: 'Holds an integration file, or a list of its steps, against the schemas: each fault with its line.',
      inputSchema: {yaml: z.string().max(MOST_YAML).describe('The text of the file')},
      outputSchema: {valid: z.boolean(), faults: z.array(z.string())},
      annotations,
    },
    ({yaml}) => {
      check ??= compileCheck(manual.schemas(), scopesOf(readModel(root, 'components')));
      const faults = integrationFaults(yaml, check);
      const said = faults.length === 0 ? 'The file is valid.' : faults.join('\n');
      return {...text(said), structuredContent: {valid: faults.length === 0, faults}};
    },
  );
}

/** Every fault of an integration file as a sentence with its line, in the order of the file. */
function integrationFaults(yaml: string, check: IntegrationCheck): string[] {
  const documents = readDocuments(yaml);
  if (documents.length === 0) {
    return [`The text is not YAML: ${whyUnreadable(yaml)}.`];
  }
  if (!isIntegration(yaml)) {
    return ['The text is no integration file; begin it with `kind: Integration`, or send steps with their `type`.'];
  }
  return documents
    .flatMap(({value, lineOf}) => check(value).map(({path, message}) => ({line: lineOf(path), path, message})))
    .sort((a, b) => a.line - b.line)
    .map(({line, path, message}) => `Line ${line}: ${path.length === 0 ? 'the document' : pathText(path)} ${message}.`);
}

function whyUnreadable(yaml: string): string {
  const [error] = isTooDeep(yaml)
    ? [{message: 'its values stand too deep inside each other'}]
    : parseDocument(yaml).errors;
  return (
    error?.message.split('\n')[0] ??
    'an anchor is missing, repeated too often or inside itself, or `<<` merges what is no map'
  );
}

function schemaOf(manual: BuiltManual, id: string): object {
  const schemas = manual.schemas();
  const schema = schemas.get(id);
  if (schema === undefined) {
    throw new Error(`There is no schema “${id}”; use one of ${[...schemas.keys()].join(', ')}.`);
  }
  return schema;
}

const text = (said: string): CallToolResult => ({content: [{type: 'text', text: said}]});

/** What a function returns; its fault is an answer too, which says what to do. */
function answer(read: () => string): CallToolResult {
  try {
    return text(read());
  } catch (error) {
    return {...text((error as Error).message), isError: true};
  }
}
