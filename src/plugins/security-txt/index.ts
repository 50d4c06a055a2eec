import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {securityTxt} from './securityTxt';

/** Whom to tell about a weakness of the site. */
export interface SecurityTxtOptions {
  /** Address for reports, as a URI: `mailto:security@…`. */
  contact: string;
}

/** Writes `/.well-known/security.txt` (RFC 9116), once for the site: with the build of the default language. */
export default function securityTxtPlugin(context: LoadContext, options: unknown): Plugin {
  const {contact} = options as SecurityTxtOptions;
  const {currentLocale, defaultLocale, locales} = context.i18n;
  return {
    name: 'security-txt',
    postBuild({outDir}) {
      if (currentLocale === defaultLocale) {
        mkdirSync(join(outDir, '.well-known'), {recursive: true});
        const text = securityTxt({contact, site: context.siteConfig.url, languages: locales, now: new Date()});
        writeFileSync(join(outDir, '.well-known/security.txt'), text);
      }
      return Promise.resolve();
    },
  };
}
