import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
  await writeFile(path.join(folder, 'nginx.conf'), await configuration(folder, port, ports));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-4_000)));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
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

/** The file that `docs/operating.md` names, with other addresses. */
async function configuration(folder: string, port: number, ports: number[]) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const [one = 0, ...others] = ports;
  const shipped = await readFile(
    path.resolve(import.meta.dirname, '../../docs/nginx.conf'),
    'utf8',
  );
  const site = shipped
    .replace('server one:4321', `server 127.0.0.1:${one}`)
    .replace(/^ *server two:4321(.*)$/m, (_line, options: string) =>
      others.map((each) => `server 127.0.0.1:${each}${options}`).join('\n'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
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
  ${site}
}
`;
}
