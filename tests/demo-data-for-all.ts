import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadDemoData } from './demo-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo content, to be copied. */
    demoData: string;
  }
}

/** The demo content is loaded once; tests that only need it there start on a copy. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-data-'));
  await loadDemoData(folder);
  project.provide('demoData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
