import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, startProgram } from './programs.ts';

const textTypes = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
};

/** The path of nginx, or undefined after one line that says what to install. */
export function findNginx() {
  const nginx = findProgram('nginx');
  if (!nginx) {
    console.log('No nginx: no ratios. Install it (on Debian: apt-get install nginx-light).');
  }
  return nginx;
}

/** Serves saved pages on this machine only, as the user who runs this, from a folder of its own. */
export async function startNginx(nginx: string, folder: string, port: number, pages: string[]) {
  const prefix = path.join(folder, '..', 'nginx');
  await mkdir(prefix, { recursive: true });
  await writeFile(path.join(prefix, 'nginx.conf'), configuration(prefix, folder, port, pages));
  const program = startProgram(nginx, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr']);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (program.process.exitCode !== null) throw new Error((await program.ended).errorOutput);
    await wait(50);
  }
  const { pid } = program.process;
  if (pid === undefined) throw new Error('nginx did not start');
  return { origin, pid, stop: () => program.stop() };
}

/** Tuned by hand: one file a request from memory of open files, compressed beforehand, nothing logged. */
function configuration(prefix: string, folder: string, port: number, pages: string[]) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${prefix}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${prefix}/${name};`).join('\n  ')}
  types {
    image/avif avif; image/webp webp; image/jpeg jpg jpeg; image/png png; image/x-icon ico;
    font/woff2 woff2; video/mp4 mp4;
    ${Object.entries(textTypes)
      .map(([extension, type]) => `${type} ${extension};`)
      .join(' ')}
  }
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=1h;
  open_file_cache_valid 1h;
  open_file_cache_errors on;
  gzip_static on;
  etag on;
  map $http_accept_encoding $suffix { default ""; "~\\bbr\\b" ".br"; }
  map $http_accept_encoding $encoding { default ""; "~\\bbr\\b" "br"; }
  map $uri $lasts { default "public, max-age=31536000, immutable"; "~^/[^/]*$" "public, max-age=3600"; }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder};
    add_header Cache-Control $lasts;
    ${[...Map.groupBy(pages, pagePath)].map(pageLocation).join('\n    ')}
    ${Object.entries(textTypes).map(textLocation).join('\n    ')}
    location @plain { try_files $uri =404; }
  }
}
`;
}

function pagePath(page: string) {
  return page.split('?', 1)[0] ?? page;
}

/** With its query, where it has one: a path may have pages that differ by it. */
function pageLocation([page, all]: [string, string[]]) {
  const withQuery = all.some((each) => each.includes('?')) ? `${page}@$args.html$suffix ` : '';
  return `location = ${page} {
      types {}
      default_type "text/html; charset=utf-8";
      add_header Cache-Control no-cache;
      add_header Content-Encoding $encoding;
      add_header Vary Accept-Encoding;
      try_files ${withQuery}${page}.html$suffix =404;
    }`;
}

/** Small files have no compressed one beside them, hence the plain ones. */
function textLocation([extension, type]: [string, string]) {
  return `location ~ \\.${extension}$ {
      types {}
      default_type "${type}";
      add_header Cache-Control $lasts;
      add_header Content-Encoding $encoding;
      add_header Vary Accept-Encoding;
      try_files $uri$suffix @plain;
    }`;
}

function answers(origin: string) {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
