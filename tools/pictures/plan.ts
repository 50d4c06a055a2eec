import {parse} from 'yaml';

import {at, key} from '../checks/types';
import type {Finding, Page} from '../content/types';
import {isFields} from '../../src/documents/documents';
import {flowGraph} from '../../src/drawing/flows/flowGraph';
import {readPanel} from './screens/readPanel';
import {readScreenSource} from './screens/readScreenSource';
import {readScreen} from './screens/readScreen';
import type {PictureSources} from './sources';
import {pluginOrder} from './graph/pluginOrder';
import {readDiagram} from './graph/readDiagram';
import {readChart} from './charts/readChart';
import {readSequence} from './sequences/readSequence';
import {readerOf, SourceFault} from './texts';
import {entityOf} from './states/entityOf';
import {stateGraph} from './states/stateGraph';
import type {PictureInput, PlannedPicture} from './types';
import {integrationNear, type Wanted, wantedPictures} from './wanted';

const RULE = 'pictures';

interface Plan {
  pictures: PlannedPicture[];
  findings: Finding[];
}

/**
 * What every picture is drawn from that these pages show.
 *
 * @param site all pages: a translation takes from the English page what its words do not say
 */
export function planPictures(pages: Page[], site: Page[], sources: PictureSources): Plan {
  const plan: Plan = {pictures: [], findings: []};
  const siblings = new Map<string, Page[]>();
  site.forEach((page) => siblings.set(key(page), [...(siblings.get(key(page)) ?? []), page]));
  const seen = new Set<string>();
  for (const wanted of wantedPictures(pages)) {
    if (seen.has(wanted.path)) {
      continue;
    }
    seen.add(wanted.path);
    const {page, line, path} = wanted;
    try {
      const inLanguages = wantedPictures(siblings.get(key(page)) ?? [page]).filter(
        ({kind, name}) => kind === wanted.kind && name === wanted.name,
      );
      const input = inputOf(wanted, inLanguages, sources);
      if (typeof input === 'string') {
        plan.findings.push(at(page, line, RULE, `The picture ${path} ${input}.`));
      } else {
        plan.pictures.push({path, input, origin: page.file, line: page.bodyLine + line - 1});
      }
    } catch (error) {
      if (!(error instanceof SourceFault)) {
        throw error;
      }
      const file = `pictures/${wanted.kind}/${wanted.name}.yaml`;
      plan.findings.push({file, line: error.line, rule: RULE, message: error.message});
    }
  }
  return plan;
}

/**
 * @param inLanguages the picture on the page and on its translation
 * @returns what is missing, as the end of a sentence, when the picture cannot be drawn
 */
function inputOf(wanted: Wanted, inLanguages: Wanted[], sources: PictureSources): PictureInput | string {
  switch (wanted.kind) {
    case 'flows':
      return flowInput(wanted, sources);
    case 'states':
      return stateInput(wanted, inLanguages, sources);
    case 'screens': {
      const source = sources.files.get(`screens/${wanted.name}`);
      if (source !== undefined) {
        return readScreenSource(source, wanted.locale, readerOf(source, wanted.locale, sources), sources);
      }
      const panel = readPanel(wanted, sources);
      if (panel !== undefined) {
        return panel;
      }
      const english = inLanguages.find(({locale}) => locale === 'en');
      return english === undefined
        ? 'is not on the English page; put it there too'
        : readScreen(wanted, english, sources);
    }
    default:
      return sourceInput(wanted, sources);
  }
}

/** A sequence, a diagram or a plot, as the source says; of a plugin without a source, its place among the others. */
function sourceInput({kind, name, locale}: Wanted, sources: PictureSources): PictureInput | string {
  const source = sources.files.get(`${kind}/${name}`);
  if (source === undefined) {
    const order = kind === 'diagrams' ? pluginOrder(name.replace(/^plugins\//, ''), locale, sources) : undefined;
    return order ?? `has no source; add pictures/${kind}/${name}.yaml`;
  }
  const value = isFields(source.value) ? source.value : {};
  const read = readerOf(source, locale, sources);
  return 'parties' in value
    ? readSequence(source, locale, read)
    : 'nodes' in value
      ? readDiagram(source, locale, read)
      : readChart(source, locale, read);
}

function flowInput({name, locale, page, line}: Wanted, sources: PictureSources): PictureInput | string {
  const source = sources.files.get(`flows/${name}`);
  const text = source === undefined ? integrationNear(page, line) : undefined;
  const value: unknown = source?.value ?? (text === undefined ? undefined : parseOrNothing(text));
  return isFields(value)
    ? flowGraph(value, locale, sources.components)
    : `has no integration to draw; put it on a page with the yaml block of one, or add pictures/flows/${name}.yaml`;
}

function stateInput(
  {name, locale, page}: Wanted,
  inLanguages: Wanted[],
  sources: PictureSources,
): PictureInput | string {
  const entity = entityOf(name, inLanguages, sources);
  const model = entity === undefined ? undefined : sources.states.get(entity);
  return entity === undefined || model === undefined
    ? `is of no entity of model/states.yaml; put it after the table of its states, or name the entity in pictures/states.yaml`
    : stateGraph(entity, String(page.frontMatter.title), model, locale, sources);
}

/** The engines that run code blocks say where a block is no YAML. */
function parseOrNothing(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
