import {LineCounter, isMap, isScalar, parseAllDocuments, visit} from 'yaml';

import {judgeEach} from '../judgeEach';
import type {Engine, Fence} from '../types';
import {scheduleFault, timeZoneFault} from './schedule';
import {runsFault} from './statedRuns';

/**
 * Schedules: each line of a cron block (empty ones and `#` comments aside), and `cron` and `timeZone` of the
 * Scheduler triggers in YAML, read with croner and held to Aqueduto's grammar.
 *
 * A cron block with meta `from="2025-02-27T10:15:00Z"` (and `timeZone="America/Sao_Paulo"`) and a
 * `text title="output"` block directly after it has one schedule, whose next runs are computed and compared.
 */
export const cron: Engine = {
  name: 'cron',
  accepts: ({language, code}) => language === 'cron' || (language === 'yaml' && code.includes('trigger.scheduler')),
  run: judgeEach((fence) => (fence.language === 'cron' ? ofBlock(fence) : schedulers(fence)).find(Boolean)),
};

function ofBlock(fence: Fence): (string | undefined)[] {
  const schedules = fence.code
    .split('\n')
    .map((text, i) => ({text, line: i + 1}))
    .filter(({text}) => !/^\s*(#.*)?$/.test(text));
  const timeZone = /\btimeZone="([^"]*)"/.exec(fence.meta)?.[1] ?? 'UTC';
  const faults = [
    ...schedules.map(({text, line}) => sentence('schedule', text, line, scheduleFault(text))),
    sentence('time zone', timeZone, undefined, timeZoneFault(timeZone)),
  ].filter((fault) => fault !== undefined);
  const from = /\bfrom="([^"]*)"/.exec(fence.meta)?.[1];
  const runs = fence.next?.title === 'output' ? fence.next.code : undefined;
  if (faults.length > 0 || from === undefined || runs === undefined) {
    return faults;
  }
  return schedules.length === 1
    ? [runsFault(runs, schedules[0]!.text, timeZone, from)]
    : [`The block has ${schedules.length} schedules, but its output is of one; give each a block of its own.`];
}

function schedulers(fence: Fence): (string | undefined)[] {
  const lineCounter = new LineCounter();
  const faults: (string | undefined)[] = [];
  for (const document of parseAllDocuments(fence.code, {lineCounter})) {
    if ('errors' in document) {
      visit(document, {
        Map: (_key, trigger) => {
          const config = trigger.get('type') === 'trigger.scheduler' ? trigger.get('config') : undefined;
          if (isMap(config)) {
            const check = (key: string, what: string, faultOf: (value: string) => string | undefined) => {
              const node = config.get(key, true);
              // An expression has its value at the deployment only.
              if (isScalar(node) && typeof node.value === 'string' && !node.value.includes('{{')) {
                const {line} = lineCounter.linePos(node.range?.[0] ?? 0);
                faults.push(sentence(what, node.value, line, faultOf(node.value)));
              }
            };
            check('cron', 'schedule', scheduleFault);
            check('timeZone', 'time zone', timeZoneFault);
          }
        },
      });
    }
  }
  return faults;
}

function sentence(what: string, value: string, line: number | undefined, fault: string | undefined) {
  const where = line === undefined ? '' : ` in line ${line}`;
  return fault === undefined ? undefined : `The ${what} \`${value}\`${where} is not valid: ${fault}.`;
}
