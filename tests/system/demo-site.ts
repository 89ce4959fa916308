import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { copyDemoData, startSite } from './site.ts';

/** A site with the demo content, and its database, to be changed past it. */
export async function startDemoSite() {
  const folder = await copyDemoData(inject('demoData'));
  const { origin } = await startSite({ DATA_DIR: folder });
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { timeout: 5_000 });
  return { origin, database };
}

export async function read(address: string) {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
}
