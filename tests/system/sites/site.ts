import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bareEnvironment } from '../../sites/bare-environment.ts';
import { demoAdministrator } from '../../sites/demo-data.ts';
import { freePort } from '../../sites/free-port.ts';
import { builtServer } from '../../sites/server.ts';

export type Site = {
  origin: string;
  child: ChildProcess;
  dataFolder: string;
  /** Everything the process has said so far. */
  said: () => string;
  exitCode: Promise<number | null>;
};

type Settings = Record<string, string>;

/** Who can sign in where the demo data was copied. */
export const administrator = {
  ADMIN_EMAIL: demoAdministrator.email,
  ADMIN_PASSWORD: demoAdministrator.password,
};

const running = new Set<ChildProcess>();

/**
 * Starts the built site as a process of its own, on a free port and an empty data folder unless told otherwise; by
 * another program when that is named.
 */
export async function launchSite(settings: Settings = {}, program?: string): Promise<Site> {
  const port = settings['PORT'] ?? String(await freePort());
  const dataFolder = settings['DATA_DIR'] ?? (await makeFolder());
  const entry = program ?? (await builtServer());
  const child = spawn(process.execPath, [entry], {
    env: {
      ...bareEnvironment(),
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataFolder,
      ...settings,
    },
    stdio: 'pipe',
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output += chunk));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  void exitCode.then(() => running.delete(child));
  return { origin: `http://127.0.0.1:${port}`, child, dataFolder, said: () => output, exitCode };
}

/** {@link launchSite}, then waits until it is ready. */
export async function startSite(settings: Settings = {}) {
  const site = await launchSite(settings);
  await until(async () => (await health(site)).ready === true, 'the site is ready', 180);
  return site;
}

/** An empty folder for a site's data. */
export function makeFolder() {
  return mkdtemp(path.join(tmpdir(), 'solmere-system-'));
}

/** False for what stands beside the database only while a test reads it. */
function isStoredForLong(file: string) {
  return !/-(?:shm|wal)$/.test(file);
}

/** A data folder of its own with the demo content, as after a first start. */
export async function copyDemoData(demoData: string) {
  const folder = await makeFolder();
  await cp(demoData, folder, { recursive: true, filter: isStoredForLong });
  return folder;
}

export async function stopSite(site: Site) {
  site.child.kill('SIGTERM');
  return site.exitCode;
}

/** It is not ended by {@link endSites}. */
export function keepRunning(site: Site) {
  running.delete(site.child);
}

/** For `afterAll`: ends whatever a failed test left running. */
export async function endSites() {
  await Promise.all([...running].map((child) => (child.kill('SIGKILL'), once(child, 'exit'))));
}

export async function health(
  site: Site,
): Promise<{ ready?: boolean; database?: string; pendingVariants?: number | null }> {
  // A site that does not answer is asked again.
  const signal = AbortSignal.timeout(10_000);
  const answer = fetch(`${site.origin}/health`, { signal }).then((response) => response.json());
  return answer.catch(() => ({})) as Promise<object>;
}

/** Asks again and again until the answer is yes; fails with `what` after `seconds`. */
export async function until(isTrue: () => Promise<boolean>, what: string, seconds = 30) {
  const end = Date.now() + seconds * 1_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain until ${what}`);
    await wait(50);
  }
}
