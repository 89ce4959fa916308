import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { health, launchSite, stopSite, until } from './system/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo content and all its pictures, to be copied. */
    demoData: string;
  }
}

/** The demo content is loaded and its pictures made once; tests that only need it there start on a copy. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-data-'));
  const site = await launchSite({ DATA_DIR: folder });
  await until(async () => (await health(site)).pendingVariants === 0, 'all pictures are made', 120);
  await stopSite(site);
  project.provide('demoData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
