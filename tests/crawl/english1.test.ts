import {crawl} from './crawl';

crawl('en', 1);
