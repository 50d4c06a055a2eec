import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {STANDALONE} from '../../src/manual/docSet';
import {makeCatalog, sinceOf} from '../../src/plugins/catalog/catalog';
import {readModel} from '../model/readModel';
import {readModelData} from '../model/modelData';
import {readPages} from '../content/readPages';
import {SECTIONS} from '../content/sidebars';
import {readGatewayFacts} from '../facts/gateways';
import {readSchemas} from '../facts/jsonSchemas';
import {readPictureSources} from '../pictures/sources';
import type {Subject} from './types';

/** Reads everything that checks need from the project's folder. */
export function readSubject(root: string): Subject {
  const {pages, unread} = readPages(root);
  const site = [...pages, ...unread];
  const staticFiles = new Set(globSync('**/*', {cwd: join(root, 'static')}).map((file) => `/${file}`));
  const otherPaths = new Set([...STANDALONE, ...SECTIONS.flatMap(({list}) => (list === undefined ? [] : [list.path]))]);
  return {
    pages: site,
    site,
    isWhole: true,
    catalog: makeCatalog(site, SECTIONS, {since: sinceOf(readModel(root, 'components'))}),
    model: readModelData(root),
    staticFiles,
    otherPaths,
    schemas: readSchemas(root),
    gateways: readGatewayFacts(root),
    pictures: readPictureSources(root),
  };
}
