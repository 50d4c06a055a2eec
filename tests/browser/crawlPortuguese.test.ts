import {crawl} from './crawl';

crawl('pt-BR');
