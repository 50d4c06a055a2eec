// Runs a policy off the page: a regular expression that takes too long ends with its worker.
import {runPolicy} from '../../policies/runPolicy';
import {answerJobs} from '../answerJobs';
import type {PolicyJob} from './policyRunner';

answerJobs(({policy, request}: PolicyJob) => runPolicy(policy, request));
