import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { bareEnvironment } from '../../sites/bare-environment.ts';
import { copyDemoData, keepRunning, startSite, type Site } from './site.ts';

/** A site with the demo content, and its database, to be changed past it. */
export async function startDemoSite() {
  const folder = await copyDemoData(inject('demoData'));
  const { origin } = await startSite({ DATA_DIR: folder });
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { timeout: 5_000 });
  return { origin, database };
}

let shared: Promise<Site> | undefined;

/**
 * A site with the demo content behind a proxy, for the files of this process that change nothing of it which another
 * looks at. It ends with the process.
 */
export function shareDemoSite() {
  shared ??= startShared();
  return shared;
}

async function startShared() {
  const DATA_DIR = await copyDemoData(inject('demoData'));
  const preload = pathToFileURL(path.join(import.meta.dirname, 'end-with-starter.ts'));
  const NODE_OPTIONS = [bareEnvironment()['NODE_OPTIONS'], `--import=${preload.href}`]
    .filter(Boolean)
    .join(' ');
  const site = await startSite({ DATA_DIR, TRUST_PROXY_HOPS: '1', NODE_OPTIONS });
  keepRunning(site);
  return site;
}

export async function read(address: string) {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
}
