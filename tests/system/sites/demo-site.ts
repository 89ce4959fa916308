import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { bareEnvironment } from '../../sites/bare-environment.ts';
import { restoreDemoData } from '../../sites/demo-data.ts';
import { copyDemoData, keepRunning, startSite, type Site } from './site.ts';

/** A site of its own with the demo content, which no page was asked of, and its database, to be changed past it. */
export async function startDemoSite() {
  const site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')) });
  return { origin: site.origin, database: openDatabase(site) };
}

let shared: Promise<Site> | undefined;
let isChanged = false;

/**
 * A site with the demo content behind a proxy, for the files of this process that change nothing of it which another
 * looks at. It ends with the process.
 */
export async function shareDemoSite() {
  shared ??= startShared();
  const site = await shared;
  if (isChanged) await restoreDemoData(site.origin, site.dataFolder, inject('demoData'));
  isChanged = false;
  return site;
}

/** The same site for a file that changes it, and its database. */
export async function borrowDemoSite() {
  const site = await shareDemoSite();
  isChanged = true;
  return { ...site, database: openDatabase(site) };
}

function openDatabase({ dataFolder }: Site) {
  return new DatabaseSync(path.join(dataFolder, 'solmere.db'), { timeout: 5_000 });
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
