import {crawl, isV2} from './crawl';

crawl('en', isV2);
