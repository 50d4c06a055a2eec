import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {globSync} from 'tinyglobby';
import {parseDocument, YAMLParseError} from 'yaml';

import type {Finding} from '../content/types';
import {once} from '../content/lazy';
import {readJson} from '../content/unreadable';
import type {JsonSchema} from '../../src/documents/jsonSchema';
import type {StateModel, Term, Texts} from '../../src/model/files';
import {readSchemas} from '../facts/jsonSchemas';
import {type Label, readLabels} from '../model/readLabels';
import {readModel} from '../model/readModel';
import {stampIn} from './stamp';
import {KINDS} from './wanted';

/** A file below `pictures/`. */
export interface SourceFile {
  /** From the project's root: `pictures/sequences/v2/overview.yaml`. */
  file: string;
  text: string;
  value: unknown;
}

/** All that pictures are drawn from, beside the pages. */
export interface PictureSources {
  labels: Label[];
  terms: Term[];
  /** Names that stay as they are in every language. */
  names: Set<string>;
  /** Names of components by type id: `tech.kafka`. */
  components: Map<string, Texts>;
  /** Published schemas by type id. */
  schemas: Map<string, JsonSchema>;
  states: Map<string, StateModel>;
  /** The documented plugins of Kong. */
  plugins: {name: string; priority: number; phases: string[]}[];
  /** By the path below `pictures/`, without the extension: `sequences/v2/overview`. Parsed by who gets one. */
  files: Pick<ReadonlyMap<string, SourceFile>, 'get' | 'keys'>;
  /** What each drawn picture below `static/` says about its origin, by site path; see `stampIn`. */
  stamps: Pick<ReadonlyMap<string, string>, 'get'>;
  /** Sources that are not YAML. */
  findings: Finding[];
}

/** The plugin that Aqueduto adds to those of Kong, as the pages on plugins place it. */
const MTLS = {name: 'aqueduto-mtls', priority: 1600, phases: ['access']};

/**
 * Reads what pictures are drawn from: files of `model/` and of `pictures/`.
 *
 * @param root the project's root folder
 */
export function readPictureSources(root: string): PictureSources {
  const glossary = readModel(root, 'glossary');
  const {components} = readModel(root, 'components');
  const facts = readJson<{plugins: Record<string, Omit<PictureSources['plugins'][number], 'name'>>}>(
    root,
    'model/facts/kong-plugins.json',
    'model',
  );
  const names = globSync('**/*.yaml', {cwd: join(root, 'pictures')}).sort();
  const drawn = globSync(`img/*/{${KINDS.join(',')}}/**/*.svg`, {cwd: join(root, 'static')});
  const sources = new Map(
    names.map((name) => [name.slice(0, -'.yaml'.length), once(() => readSource(root, `pictures/${name}`))]),
  );
  const stamps = new Map(
    drawn.map((file) => [`/${file}`, once(() => stampIn(readFileSync(join(root, 'static', file), 'utf8')))]),
  );
  return {
    labels: readLabels(root),
    terms: glossary.terms,
    names: new Set([...glossary.names, ...glossary.sample.flatMap((text) => [text.en, text['pt-BR']])]),
    components: new Map(Object.entries(components)),
    schemas: readSchemas(root),
    states: new Map(Object.entries(readModel(root, 'states'))),
    plugins: [...Object.entries(facts.plugins).map(([name, {priority, phases}]) => ({name, priority, phases})), MTLS],
    // A check of one page asks for few of them.
    files: {get: (name) => sourceIn(sources.get(name)?.()), keys: () => sources.keys()},
    stamps: {get: (path) => stamps.get(path)?.()},
    get findings() {
      return [...sources.values()].map((read) => read()).filter((source) => 'rule' in source);
    },
  };
}

const sourceIn = (read: SourceFile | Finding | undefined): SourceFile | undefined =>
  read === undefined || 'rule' in read ? undefined : read;

function readSource(root: string, file: string): SourceFile | Finding {
  const text = readFileSync(join(root, file), 'utf8');
  const failed = (line: number, message: string): Finding => ({file, line, rule: 'pictures', message});
  try {
    const document = parseDocument(text);
    const [fault] = document.errors;
    return fault instanceof YAMLParseError
      ? failed(
          fault.linePos?.[0].line ?? 1,
          `The source is not YAML: ${fault.message.split('\n')[0]}; quote texts that hold a colon.`,
        )
      : {file, text, value: document.toJS()};
  } catch (error) {
    // nested too deeply, or aliases that stand for more than memory holds
    return failed(1, `The source cannot be read (${(error as Error).message}); write values out, and nest less deeply.`);
  }
}
