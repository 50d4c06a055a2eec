import type {Area} from '@site/src/manual/area';
import type {ReactNode} from 'react';

/** Line drawings on a 32 × 32 grid; every one stands under the same arch. */
const DRAWINGS: Record<Area, string> = {
  'api-manager':
    'M10 26v-8m0-4v0m0 4a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm12 8v-3m0-9v-2m0 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-6 3v-9m0-4v0',
  'api-gateway': 'M9 26V17a7 7 0 0 1 14 0v9M16 26v-9m-7 4h14',
  'dev-portal': 'M9 13h14v12H9zM9 17h14M12 21h5',
  ipaas:
    'M8 22a3 3 0 1 0 0-.01M24 22a3 3 0 1 0 0-.01M16 13a3 3 0 1 0 0-.01M11 21h10M13.500 15 9.500 19.500M18.500 15l4 4.500',
  observability: 'M8 25h16M10 22v-4m4 4v-8m4 8v-6m4 6v-10',
  platform: 'M8 25h16v-5H8zm2-8h12v-5H10zm3 5.500h0m0-8h0',
  cli: 'M9 15l4 4-4 4m6 1h8',
  admin: 'M16 17a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-7 9c0-4 3-6 7-6s7 2 7 6',
};

export function AreaIcon({area}: {area: Area}): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="44" height="44" aria-hidden="true" focusable="false">
      <path d="M3 30V15a13 13 0 0 1 26 0v15z" fill="var(--area-arch)" />
      <path
        d={DRAWINGS[area]}
        fill="none"
        stroke="var(--area-line)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
