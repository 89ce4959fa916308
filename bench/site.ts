import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../tests/sites/server.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Whom the first start makes. */
export const administrator = {
  email: 'bench@solmere.example',
  password: 'forty herons over the inlet',
};

/** Starts the site as `npm start` does, with the data in the given folder. */
export async function startSite(
  dataFolder: string,
  port: string | number,
  env: NodeJS.ProcessEnv = {},
) {
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: origin,
    DATA_DIR: dataFolder,
    NODE_ENV: 'production',
    // Only what the site itself serves is measured.
    MAP_STYLE_URL: 'off',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...env,
  });
  while (!(await health(origin)).ready) await wait(50);
  const { pid } = server.process;
  if (pid === undefined) throw new Error('The site did not start');
  let isStopping = false;
  let errorOutput = '';
  server.process.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()));
  server.process.once('close', (code, signal) => {
    if (isStopping) return;
    console.error(`The site ended by itself (${signal ?? code}):\n${errorOutput}`);
    process.exit(1);
  });
  return {
    origin,
    pid,
    stop() {
      isStopping = true;
      return server.stop();
    },
  };
}

export async function untilVariantsMade({ origin }: Site) {
  while ((await health(origin)).pendingVariants !== 0) await wait(500);
}

/** Asks for the pages until they are kept in memory in their best compression. */
export async function warmUp({ origin }: { origin: string }, pages: string[]) {
  for (const page of pages) {
    const sizes = [0];
    for (let tries = 0; tries < 20 || sizes.at(-1) !== sizes.at(-5); tries += 1) {
      sizes.push(await transferredBytes(origin + page));
      await wait(100);
    }
  }
}

/** For the data of a site that is running or not. */
export function openDatabase(dataFolder: string) {
  const database = new DatabaseSync(path.join(dataFolder, 'solmere.db'));
  database.exec('pragma busy_timeout = 5000');
  return database;
}

async function transferredBytes(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return Number(response.headers.get('content-length'));
}

async function health(origin: string) {
  const response = await fetch(`${origin}/health`);
  return (await response.json()) as { ready: boolean; pendingVariants: number | null };
}
