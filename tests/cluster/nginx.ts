import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where nginx is installed, or undefined. */
export function findNginx() {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/** nginx as `docs/operating.md` sets it up, in front of instances on these ports. */
export async function startNginx(program: string, port: number, ports: number[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, ports));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    await wait(50);
  }
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number) {
  return fetch(`http://127.0.0.1:${port}/live`).then(
    () => true,
    () => false,
  );
}

function configuration(folder: string, port: number, ports: number[]) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=3 fail_timeout=2s;`);
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log off;
  keepalive_requests 1000000;
  upstream solmere {
    ${servers.join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://solmere;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Request-Id $request_id;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
      proxy_read_timeout 10s;
      proxy_request_buffering off;
      client_max_body_size 200m;
    }
  }
}
`;
}
