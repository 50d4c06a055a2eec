import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {listen} from '../server/siteServer';
import {findProgram} from '../setup/findProgram';

/** Debian has nginx where ordinary users do not look. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface NginxOptions {
  /** Folder of `deploy/nginx`. */
  rules: string;
  /** The build to serve; may be a symbolic link that is moved later. */
  site: string;
  /** The build of the deployment before; need not exist. */
  previous: string;
  port: number;
  /** Folder for its configuration and temporary files. */
  work: string;
}

/** The path of nginx, or undefined when there is none. */
export function findNginx(): string | undefined {
  return findProgram(['nginx'], PLACES);
}

/**
 * The main configuration of an nginx that an ordinary user runs in the foreground, on loopback.
 *
 * @param hasBrotli whether Debian's module for precompressed Brotli files is there
 */
function localNginxConf({rules, site, previous, port, work}: NginxOptions, hasBrotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Written by the project for a run on loopback; production has deploy/nginx/nginx.conf.
daemon off;
${process.getuid?.() === 0 ? 'user root; # as a developer in a container, whose files nobody else may read\n' : ''}worker_processes auto;
pid "${work}/nginx.pid";
error_log stderr warn;
${hasBrotli ? `load_module "${BROTLI_MODULE}";\n` : ''}
events {
    worker_connections 4096;
}

http {
${temporary.map((name) => `    ${name}_temp_path "${work}/${name}";`).join('\n')}
    access_log off;
    include "${rules}/http.conf";
    include "${rules}/maps.conf";
${hasBrotli ? '    brotli_static on;\n' : ''}
    server {
        listen 127.0.0.1:${port};
        root "${site}";
        set $previous_root "${previous}";
        include "${rules}/locations.conf";
    }
}
`;
}

/**
 * Starts nginx and waits until it answers.
 *
 * @returns its process; end it with SIGTERM, or SIGQUIT after the requests under way
 * @throws one sentence when nginx is missing, or refuses its configuration or port (its own words follow)
 */
export async function startNginx(options: NginxOptions): Promise<ChildProcess> {
  const nginx = findNginx();
  if (nginx === undefined) {
    throw new Error(
      'nginx is not here; install it (Debian: apt install nginx libnginx-mod-http-brotli-static), or use `npm start`.',
    );
  }
  mkdirSync(options.work, {recursive: true});
  const conf = join(options.work, 'nginx.conf');
  writeFileSync(conf, localNginxConf(options, existsSync(BROTLI_MODULE)));
  const args = ['-e', 'stderr', '-p', options.work, '-c', conf];
  const test = spawnSync(nginx, ['-t', '-q', ...args], {encoding: 'utf8'});
  if (test.status !== 0) {
    throw new Error(`nginx refuses ${conf}: ${lastWords(test.stderr)}`);
  }
  // The open files that nginx keeps are more than shells allow at first.
  const withFiles = ['-c', 'ulimit -n "$(ulimit -Hn)"; exec "$0" "$@"', nginx, ...args];
  const server = spawn('sh', withFiles, {stdio: ['ignore', 'inherit', 'inherit']});
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`nginx ended with ${code}; is port ${options.port} taken?`);
  });
  await Promise.race([answering(options.port), ended]);
  ended.catch(() => {}); // from now on its end is its owner's matter
  return server;
}

export interface Served {
  /** Without a slash at the end. */
  url: string;
  /** Ends it and removes what it wrote. */
  stop: () => Promise<void>;
}

/**
 * Serves a folder with the project's rules, on a free port, for tests and measurements.
 *
 * @param site the folder, or a symbolic link that is moved later
 * @param previous the one of the deployment before
 */
export async function serveWithNginx(site: string, previous = '/nonexistent'): Promise<Served> {
  const port = await freePort(0);
  const work = mkdtempSync(join(tmpdir(), 'aqueduto-docs-nginx-'));
  const rules = join(process.cwd(), 'deploy/nginx');
  const server = await startNginx({rules, site, previous, port, work});
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
      server.kill('SIGTERM');
      await ended;
      rmSync(work, {recursive: true, force: true});
    },
  };
}

/** nginx can't be asked for the next free port, so a server of our own tries first. */
export async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answering(port: number): Promise<void> {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (isUp) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function lastWords(stderr: string): string {
  return stderr.trim().split('\n')[0] ?? '';
}
