import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
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
