// Replaces the language menu (Docusaurus 3.10), which writes the query anew (`%20` becomes `+`, `?flag` becomes
// `?flag=`): the other language's address has it byte for byte. On phones the other language is one tap away, beside the
// search.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import IconLanguage from '@theme/Icon/Language';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const query = useHistorySelector(({location}) => location.search + location.hash);

  const languages = locales.map((locale) => ({
    label: localeConfigs[locale]!.label,
    lang: localeConfigs[locale]!.htmlLang,
    to: `pathname://${createUrl({locale, fullyQualified: false})}${query}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: locale === currentLocale ? (mobile ? 'menu__link--active' : 'dropdown__link--active') : '',
  }));
  const label = mobile
    ? translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
        description: 'The label for the mobile language switcher dropdown',
      })
    : localeConfigs[currentLocale]!.label;
  return (
    <>
      <DropdownNavbarItem
        {...props}
        mobile={mobile}
        label={
          <>
            <IconLanguage className={styles.icon} />
            {label}
          </>
        }
        items={[...dropdownItemsBefore, ...languages, ...dropdownItemsAfter]}
      />
      {!mobile &&
        languages
          .filter((_, i) => locales[i] !== currentLocale)
          .map(({label: name, lang, to}) => (
            <Link
              key={lang}
              className={styles.oneTap}
              to={to}
              target="_self"
              autoAddBaseUrl={false}
              lang={lang}
              hrefLang={lang}
              aria-label={`${shortName(lang)}: ${name}`}>
              {shortName(lang)}
            </Link>
          ))}
    </>
  );
}

/** `pt-BR` → `PT` */
function shortName(lang: string): string {
  return lang.slice(0, 2).toUpperCase();
}
