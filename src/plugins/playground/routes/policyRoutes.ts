import {fieldsIn, isFields, scalarText, type Fields, type Path} from '@site/src/documents/documents';

/** A Route that Aqueduto writes for a policy. */
export interface WrittenRoute {
  /** Its fields as Kong gets them, those of the gateway level included. */
  fields: Fields;
  /** Where it stands in the file. */
  path: Path;
  /** The route of the policy that it comes from. */
  route: string;
  /** The operation, if an endpoint has settings of its own and so a Route of its own. */
  endpoint: string | undefined;
}

/**
 * The Routes of the gateway for the `spec` of a policy (pages API gateway policies and Routes): each route with what it
 * inherits, and one more for each endpoint that has its own plugin or backend, whose method the route then loses.
 */
export function writtenRoutes(spec: Fields): WrittenRoute[] {
  const gateway = isFields(spec.gateway) ? spec.gateway : {};
  const inherited = configOf(gateway);
  const ownEndpoints = fieldsIn(spec.endpoints).filter((endpoint) => hasOwnSettings(endpoint, spec));
  return fieldsIn(spec.routes).flatMap((route, index) => {
    const name = scalarText(route.name ?? '');
    const fields: Fields = {...inherited, ...configOf(route), name};
    const path = ['spec', 'routes', index];
    const own = ownEndpoints
      .filter((endpoint) => endpoint.route === name)
      .map(({operation}) => ({operation: scalarText(operation), method: scalarText(operation).split(' ')[0]!}));
    const methods = Array.isArray(fields.methods) ? fields.methods : undefined;
    const left = methods?.filter((method) => !own.some((each) => each.method === method));
    const rest = {
      fields: left === undefined ? fields : {...fields, methods: left},
      path,
      route: name,
      endpoint: undefined,
    };
    return [
      ...own.map(({operation, method}) => ({
        fields: {...fields, name: operation, methods: [method]},
        path,
        route: name,
        endpoint: operation,
      })),
      ...(left !== undefined && left.length === 0 && own.length > 0 ? [] : [rest]),
    ];
  });
}

const configOf = ({config}: Fields): Fields => (isFields(config) ? config : {});

function hasOwnSettings(endpoint: Fields, spec: Fields): boolean {
  return (
    endpoint.service !== undefined ||
    endpoint.upstream !== undefined ||
    fieldsIn(spec.plugins).some((plugin) => plugin.endpoint === endpoint.operation)
  );
}
