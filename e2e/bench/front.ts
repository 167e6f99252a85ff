import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '@ritual/platform/database';

export const protocols = ['direct', 'http1', 'http2'] as const;
export type Protocol = (typeof protocols)[number];

export interface Front {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx as reverse proxy of a store, as in production: TLS with HTTP/1.1 or HTTP/2. Needs `nginx` and `openssl` on the
 * machine.
 */
export async function startFront(store: string, protocol: Protocol): Promise<Front> {
  if (protocol === 'direct') return { url: store, stop: () => Promise.resolve() };
  const folder = mkdtempSync(path.join(tmpdir(), 'ritual-bench-front-'));
  const port = await freePort();
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-days',
    '2',
    '-keyout',
    'key.pem',
    '-out',
    'cert.pem',
  ];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
    cwd: folder,
    stdio: 'ignore',
  });
  // For this process's own requests before measuring.
  setDefaultCACertificates([...getCACertificates(), readFileSync(path.join(folder, 'cert.pem'), 'utf8')]);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, port, store, protocol }));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  await pause(500);
  if (child.exitCode !== null) throw new Error('nginx did not start.');
  return {
    url: `https://localhost:${String(port)}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Site {
  readonly folder: string;
  readonly port: number;
  readonly store: string;
  readonly protocol: Protocol;
}

function configuration({ folder, port, store, protocol }: Site): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/a; uwsgi_temp_path ${folder}/b; scgi_temp_path ${folder}/c;
  upstream store { server ${new URL(store).host}; keepalive 32; }
  server {
    listen ${String(port)} ssl${protocol === 'http2' ? ' http2' : ''};
    ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://store; proxy_http_version 1.1; proxy_buffering on;
      proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto https;
    }
  }
}
`;
}
