import {join} from 'node:path';

import {globSync} from 'tinyglobby';

import {readPlan} from '../content/model';
import {readModelData} from '../content/modelData';
import {readPages} from '../content/readPages';
import {SIDEBARS} from '../content/sidebars';
import type {Finding} from '../content/types';
import {readGatewayFacts} from '../facts/gateways';
import {readSchemas} from '../facts/jsonSchemas';
import {readPictureSources} from '../pictures/sources';
import type {Subject} from './types';

/** Pages that no doc makes. */
const STANDALONE = ['/', '/search', '/markdown-page'];

/** Reads everything that checks need from the project's folder. */
export function readSubject(root: string): {subject: Subject; findings: Finding[]} {
  const {pages, findings} = readPages(root);
  const staticFiles = new Set(globSync('**/*', {cwd: join(root, 'static')}).map((file) => `/${file}`));
  const otherPaths = new Set([
    ...STANDALONE,
    ...generatedPaths(SIDEBARS.v1.config, ''),
    ...generatedPaths(SIDEBARS.v2.config, '/v2'),
  ]);
  return {
    subject: {
      pages,
      site: pages,
      isWhole: true,
      plan: readPlan(root),
      model: readModelData(root),
      staticFiles,
      otherPaths,
      schemas: readSchemas(root),
      gateways: readGatewayFacts(root),
      pictures: readPictureSources(root),
    },
    findings,
  };
}

/** Paths of the generated category pages that a sidebar file declares. */
function generatedPaths(sidebar: object, base: string): string[] {
  const slugs = JSON.stringify(sidebar).matchAll(/"slug":"([^"]+)"/g);
  return [...slugs].map(([, slug = '']) => base + slug);
}
