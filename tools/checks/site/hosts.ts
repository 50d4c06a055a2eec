import {matches} from '../../content/words';
import {at, type PageCheck} from '../types';

const RULE = 'hosts';

/** Real hosts that pages may name, each for a reason. */
const ALLOWED_HOSTS: Record<string, string> = {
  localhost: 'commands that run on the reader’s own machine',
  'www.w3.org': 'XML and schema namespaces are names under this host',
  'json-schema.org': 'the schema language names itself by this host',
  'schema.getpostman.com': 'the format of Postman collections names itself by this host',
  'schemas.xmlsoap.org': 'the SOAP namespace is a name under this host',
  'xmlsoap.org': 'the SOAP namespace is a name under this host',
  'github.com': 'the source of actions and modules that examples import',
};

const URL_HOST = /\bhttps?:\/\/(?:[^\s/@"'`<>]+@)?([a-z0-9.-]+)/gi;
const IPV4 = /(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\d.])/g;
const DOCUMENTATION_RANGES = /^(192\.0\.2|198\.51\.100|203\.0\.113)\./;
const OTHER_ADDRESSES = /^(127\.0\.0\.1|0\.0\.0\.0|255\.255\.255\.\d+|10\.0\.0\.0|172\.16\.0\.0|192\.168\.0\.0)$/;

/** Hosts of examples are under `.example` (RFC 2606), addresses from the documentation ranges (RFC 5737). */
export const hosts: PageCheck = ({pages}) =>
  pages.flatMap((page) =>
    page.body.split('\n').flatMap((text, i) => [
      ...matches(text, URL_HOST)
        .map(([, host = '']) => host.toLowerCase().replace(/\.$/, ''))
        .filter(
          (host) => !host.endsWith('.example') && host !== 'example' && !(host in ALLOWED_HOSTS) && host.includes('.'),
        )
        .filter((host) => !/^\d+(\.\d+){3}$/.test(host))
        .map((host) =>
          at(page, i + 1, RULE, `“${host}” is a real host; use one under .example, such as api.horizonte.example.`),
        ),
      ...matches(text, IPV4)
        .map(([address]) => address)
        .filter((address) => address.split('.').every((part) => Number(part) < 256))
        .filter((address) => !DOCUMENTATION_RANGES.test(address) && !OTHER_ADDRESSES.test(address))
        .map((address) =>
          at(
            page,
            i + 1,
            RULE,
            `${address} is outside the documentation ranges; use 192.0.2.x, 198.51.100.x or 203.0.113.x.`,
          ),
        ),
    ]),
  );
