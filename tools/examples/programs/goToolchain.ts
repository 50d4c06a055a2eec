import {delimiter} from 'node:path';

export const GO_MISSING =
  'Go is not installed; as root run `apt-get install golang-go` (elsewhere: the system’s package manager).';

/** Go as Debian packages it: libraries as source under one GOPATH, no modules, nothing fetched. */
export function goEnvironment(): NodeJS.ProcessEnv {
  const path = ['/usr/share/gocode', process.env['GOPATH'] ?? []].flat().join(delimiter);
  return {...process.env, GO111MODULE: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '', CGO_ENABLED: '0', GOPATH: path};
}
