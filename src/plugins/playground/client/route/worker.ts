// Chooses a Route off the page: a regular expression that takes too long ends with its worker.
import {chooseRoute} from '../../routes/chooseRoute';
import {answerJobs} from '../answerJobs';
import type {RouteJob} from './routeRunner';

answerJobs(({routes, request, flavor}: RouteJob) => chooseRoute(routes, request, flavor));
