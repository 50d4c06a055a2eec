import {crawl} from './crawl';

crawl('en', 2);
