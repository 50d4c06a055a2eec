import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {group, section} from './src/sidebars/section';

/** v1, the classic console: sections in the order in which somebody sets up a product and works with it. */
const sidebars: SidebarsConfig = {
  main: [
    section('Overview', 'visao-geral/index'),
    section('Workspaces', 'workspace/index'),
    section('Environments', 'ambientes/index'),
    group(
      'App credentials',
      'apps/credenciais',
      {
        slug: 'credenciais',
        description: 'How an app proves who it is: API keys, their history and their rotation.',
      },
      [section('API key', 'apps/credenciais/api-key/index')],
    ),
    group(
      'Component catalog',
      'integra/catalogo-componentes',
      {
        slug: 'catalogo-componentes',
        description: 'The components that an Integra integration is drawn with, by family.',
      },
      [
        group('Technical components', 'integra/catalogo-componentes/tecnicos', {
          slug: 'componentes-tecnicos',
          description: 'Components that talk to a broker, a database or a service over its own protocol.',
        }),
      ],
    ),
  ],
};

export default sidebars;
