import type {Plugin} from '@docusaurus/types';

/**
 * The zoom's style is a file of the site: medium-zoom (1.1) would put a style element into each page, which the content
 * security policy allows nowhere. Its build without one and its style stand beside each other.
 */
export default function zoomStyle(): Plugin {
  return {
    name: 'zoom-style',
    getClientModules: () => [require.resolve('medium-zoom/dist/style.css')],
    configureWebpack: () => ({resolve: {alias: {'medium-zoom$': 'medium-zoom/dist/pure'}}}),
  };
}
