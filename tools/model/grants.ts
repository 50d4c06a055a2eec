import type {RoleGrants} from '../../src/model/files';

/**
 * Expands the grants of the built-in roles.
 *
 * @param resources actions by resource
 * @param roles grants by role id
 * @returns ids of the roles that hold each permission, for every permission that exists
 */
export function rolesWith(
  resources: Record<string, string[]>,
  roles: Record<string, RoleGrants>,
): Map<string, Set<string>> {
  const permissions = Object.entries(resources).flatMap(([resource, actions]) =>
    actions.map((action) => ({resource, action})),
  );
  return new Map(
    permissions.map(({resource, action}) => [
      `${resource}:${action}`,
      new Set(
        Object.entries(roles)
          .filter(([, {grants}]) => holds(grants, resource, action))
          .map(([id]) => id),
      ),
    ]),
  );
}

function holds(grants: string[], resource: string, action: string): boolean {
  return grants.reduce((held, grant) => {
    const takesAway = grant.startsWith('!');
    const [ofResource, ofAction] = grant.replace('!', '').split(':');
    const applies = (ofResource === '*' || ofResource === resource) && (ofAction === '*' || ofAction === action);
    return applies ? !takesAway : held;
  }, false);
}
