// Loaded first by `npm run dev` (`node --import`): pages are compiled when they are opened, changes show at once, and
// faults in the browser.
import {createRequire} from 'node:module';

import {checkChanged} from './checking.mjs';
import {showFaults} from './faults.mjs';
import {compileLazily} from './lazily.mjs';
import {watchLess} from './watching.mjs';

const client = createRequire(import.meta.url)('@docusaurus/core/lib/webpack/client');

const resting = watchLess();
const faults = showFaults();
checkChanged(resting, faults.show);
const {createStartClientConfig} = client;

client.createStartClientConfig = async (params) => {
  const {clientConfig, ...rest} = await createStartClientConfig(params);
  const lazily = compileLazily(params.props);
  const module = {...clientConfig.module, rules: [...clientConfig.module.rules, ...lazily.module.rules]};
  const plugins = [...clientConfig.plugins, ...lazily.plugins, resting, faults];
  return {...rest, clientConfig: {...clientConfig, ...lazily, module, plugins}};
};
