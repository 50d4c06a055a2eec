import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ZoomOptions} from 'medium-zoom';

/** Text and place of what the bar holds. */
interface Shown {
  label: string;
  position: 'left' | 'right';
}

/** What the bar may hold; the framework's own type lets every key pass, so that a misspelled one has no effect. */
type BarItem =
  | (Shown & {type: 'docSidebar'; docsPluginId: string; sidebarId: string})
  | (Shown & {to: string; activeBasePath?: string})
  | (Shown & {href: string})
  | {type: 'custom-generationDropdown' | 'localeDropdown' | 'search'; position: Shown['position']};

type FooterItem = {label: string} & ({to: string} | {href: string; target?: '_self'});

/** `themeConfig`, of the classic theme and of the picture zoom, without the framework's door for any other key. */
export type ThemeSettings = Omit<UserThemeConfig, 'navbar' | 'footer'> & {
  navbar: Omit<NonNullable<UserThemeConfig['navbar']>, 'items'> & {items: BarItem[]};
  footer: Omit<NonNullable<UserThemeConfig['footer']>, 'links'> & {links: {title: string; items: FooterItem[]}[]};
  zoom: {selector: string; config: ZoomOptions};
};
