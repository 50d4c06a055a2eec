import type {Request} from './request';
import type {Route} from './route';

/** An answer that Kong gives instead of the backend; the message is Kong's own. */
export interface Refusal {
  status: number;
  message: string;
}

export const NO_ROUTE: Refusal = {status: 404, message: 'no Route matched with those values'};

/**
 * What Kong answers to a request that its Route takes, but not in this protocol (`kong/runloop/handler.lua`). gRPC is
 * taken to come over HTTP/2.
 */
export function refusalOf({protocols, redirectStatus}: Route, {scheme, headers}: Request): Refusal | undefined {
  const takes = (protocol: string): boolean => protocols.includes(protocol);
  if (takes('https') && !takes('http') && scheme === 'http') {
    return {status: redirectStatus, message: redirectStatus === 426 ? 'Please use HTTPS protocol' : ''};
  }
  if (!takes('grpc') && !takes('grpcs')) {
    return undefined;
  }
  if (!(headers.get('content_type')?.[0] ?? '').startsWith('application/grpc')) {
    return {status: 415, message: 'Non-gRPC request matched gRPC route'};
  }
  return !takes('grpc') && scheme === 'http' ? {status: 200, message: 'gRPC request matched gRPCs route'} : undefined;
}
