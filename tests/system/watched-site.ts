import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { health, type Site } from './site.ts';

/** True when the site was ready and answered with pages until the end. */
export async function answering(site: Site, until: AbortSignal, withinMs = 60_000) {
  while (!until.aborted) {
    const signal = AbortSignal.timeout(withinMs);
    const page = await fetch(`${site.origin}/partners`, { signal });
    if (page.status !== 200 || (await health(site)).ready !== true) return false;
    await wait(20);
  }
  return true;
}

/** How many bytes of memory the process of a site has, or has had at most. */
export async function memoryOf({ child }: Site, measure: 'VmRSS' | 'VmHWM') {
  const status = await readFile(path.join('/proc', String(child.pid), 'status'), 'utf8');
  return Number(new RegExp(`${measure}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}
