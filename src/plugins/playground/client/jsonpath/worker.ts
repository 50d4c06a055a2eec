// Selects nodes off the page: a path that takes too long ends with its worker.
import {answerJobs} from '../answerJobs';
import {select} from './select';

answerJobs(select);
