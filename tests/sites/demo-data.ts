import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { bareEnvironment } from './bare-environment.ts';

/** Who can sign in where the demo content of the journeys was copied. */
export const demoAdministrator = {
  email: 'ingrid@solmere.example',
  password: 'a low sun on still water',
};

/**
 * A data folder with the demo content and its administrator, to be copied: the one that is prepared for all checks, if
 * there is one, else a new one of the caller's own.
 */
export async function provideDemoData(own: string) {
  const prepared = process.env['PREPARED_DEMO_DATA'] ?? '';
  if (existsSync(prepared)) return cp(prepared, own, { recursive: true });
  const { email, password } = demoAdministrator;
  return loadDemoData(own, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
}

/**
 * A running site on a copy of the demo data has the demo content again, and nothing else, and knows it when this
 * resolves: quicker than another start.
 */
export async function restoreDemoData(origin: string, folder: string, demoData: string) {
  const file = path.join(folder, 'solmere.db');
  const former = new DatabaseSync(file, { timeout: 5_000 });
  const row = former.prepare('select version from content_version').get();
  former.close();
  await cp(path.join(demoData, 'media'), path.join(folder, 'media'), { recursive: true });
  const demo = new DatabaseSync(path.join(demoData, 'solmere.db'));
  await backup(demo, file);
  demo.close();
  const version = Number(row?.['version']) + 1;
  const restored = new DatabaseSync(file, { timeout: 5_000 });
  restored.prepare('update content_version set version = ?').run(version);
  restored.close();
  // A visitor who has seen this version is shown nothing older.
  await fetch(origin, { headers: { cookie: `site_seen=${version}` } });
}

/** Puts the demo content into an empty folder, in a process of its own. */
export async function loadDemoData(folder: string, settings: Record<string, string> = {}) {
  const script = path.join(import.meta.dirname, 'load-demo-data.ts');
  const child = spawn(process.execPath, [script], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...bareEnvironment(), DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo content could not be loaded');
}
