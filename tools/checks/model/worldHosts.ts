import type {World} from '../../../src/model/files';
import {meant, nearest} from '../../../src/plugins/catalog/nearest';
import type {Page} from '../../content/types';
import {matches} from '../../content/words';
import type {WorldFault} from './worldNames';

/** Labels of DNS records that say something about the host behind them: `_dmarc`. */
const RECORDS = /^(?:_[a-z-]+\.)+/;

/** Hosts under the domains of the world are in it, and addresses of gateways go on with a path of an API. */
export function worldHosts(page: Page, world: World): WorldFault[] {
  const hosts = Object.keys(world.hosts);
  const domains = hosts.filter((host) => world.hosts[host]?.is === 'domain').map((host) => host.replaceAll('.', '\\.'));
  if (domains.length === 0) {
    return [];
  }
  // Not the end of another word, nor the beginning of a longer name such as the path of a field.
  const host = new RegExp(`(?<![\\w.-])((?:[a-z0-9_-]+\\.)*(?:${domains.join('|')}))(?![\\w-]|\\.\\w)`, 'g');
  return page.body.split('\n').flatMap((text, i) =>
    [
      ...matches(text, host)
        .map(([, name = '']) => name.replace(RECORDS, ''))
        .filter((name) => !(name in world.hosts))
        .map((name) => `“${name}” is no host of model/world.yaml; ${meant(name, hosts.filter(hasNameLike(name)), 'use one of its hosts')}, or add it there.`),
      ...addressFaults(text, world),
    ].map((fault) => ({line: i + 1, fault})),
  );
}

function addressFaults(text: string, world: World): string[] {
  const proxies = Object.keys(world.hosts).filter((host) => world.hosts[host]?.is === 'proxy');
  const paths = addresses(world);
  return matches(text, /\bhttps?:\/\/([a-z0-9.-]+)(?::\d+)?(\/[\w/.-]+)/g).flatMap(([, host = '', path = '']) =>
    !proxies.includes(host) || paths.some((each) => path === each || path.startsWith(`${each}/`))
      ? []
      : [`No API of model/world.yaml answers at “${path}”; ${meant(path, paths, `use one of ${paths.join(', ')}`)}.`],
  );
}

/** Hosts of one domain are alike by their domain; a slip is in what stands before it. */
const hasNameLike =
  (name: string) =>
  (host: string): boolean =>
    nearest(labelOf(name), [labelOf(host)]) !== undefined;

const labelOf = (host: string): string => host.replace(/\..*$/, '');

/** Base path and path of every version of every API. */
function addresses({apis}: World): string[] {
  const versions = Object.values(apis).flatMap(({versions: all}) => Object.values(all));
  return [...new Set(versions.flatMap(({basePath, paths}) => paths.map((path) => basePath.replace(/\/$/, '') + path)))];
}
