import {crawl, isV2} from './crawl';

crawl('en', (path) => !isV2(path));
