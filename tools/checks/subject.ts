import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {STANDALONE} from '../../src/manual/docSet';
import {makeCatalog, sinceOf} from '../../src/plugins/catalog/catalog';
import {fileOfModel} from '../../src/model/readModel';
import {modelFaults, readModel} from '../model/readModel';
import {readModelData} from '../model/modelData';
import {lazy} from '../content/lazy';
import {readPages} from '../content/readPages';
import {SECTIONS} from '../content/sidebars';
import {properNames} from './form/properNames';
import {readGatewayFacts} from '../facts/gateways';
import {readSchemas} from '../facts/jsonSchemas';
import {readPictureSources} from '../pictures/sources';
import type {Subject} from './types';

/**
 * Reads everything that checks need from the project's folder: pages now, the rest when a check first asks for it.
 *
 * @returns values that throw `Unreadable` when a file of theirs cannot be read
 */
export function readSubject(root: string): Subject {
  const {pages, unread} = readPages(root);
  const site = [...pages, ...unread];
  const model = readModelData(root);
  return lazy<Subject>({
    pages: () => site,
    site: () => site,
    isWhole: () => true,
    catalog: () => makeCatalog(site, SECTIONS, {since: sinceIn(root)}),
    model: () => model,
    properNames: () => properNames(model, site),
    staticFiles: () => new Set(filesIn(join(root, 'static')).map((file) => `/${file}`)),
    otherPaths: () =>
      new Set([...STANDALONE, ...SECTIONS.flatMap(({list}) => (list === undefined ? [] : [list.path]))]),
    schemas: () => readSchemas(root),
    gateways: () => readGatewayFacts(root),
    pictures: () => readPictureSources(root),
  });
}

const filesIn = (cwd: string): string[] => globSync('**/*', {cwd, dot: true, followSymbolicLinks: false});

/** Since when components exist; nothing when their file cannot be read, which is a finding of its own. */
function sinceIn(root: string): ReadonlyMap<string, string> {
  return modelFaults(root).some(({file}) => file === fileOfModel('components'))
    ? new Map()
    : sinceOf(readModel(root, 'components'));
}
