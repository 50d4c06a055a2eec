import {crawl} from './crawl';

crawl('pt-BR', 1);
