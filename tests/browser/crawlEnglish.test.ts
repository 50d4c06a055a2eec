import {crawl} from './crawl';

crawl('en');
