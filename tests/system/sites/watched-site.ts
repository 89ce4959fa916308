import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { health, type Site } from './site.ts';

/** What went wrong first while the site was asked for a page again and again; undefined when nothing did. */
export async function firstTrouble(site: Site, until: AbortSignal, withinMs = 60_000) {
  while (!until.aborted) {
    const trouble = await troubleWith(site, withinMs).catch(String);
    if (trouble !== undefined) return trouble;
    await wait(20);
  }
  return undefined;
}

async function troubleWith(site: Site, withinMs: number) {
  const signal = AbortSignal.timeout(withinMs);
  const page = await fetch(`${site.origin}/partners`, { signal });
  await page.text();
  if (page.status !== 200) return `A page was answered with ${page.status}`;
  return (await health(site)).ready === true ? undefined : 'The site is not ready';
}

/** How many bytes of memory the process of a site has, or has had at most. */
export async function readMemory(site: Site, measure: 'VmRSS' | 'VmHWM') {
  return (await numberIn(site, 'status', new RegExp(`${measure}:\\s+(\\d+) kB`))) * 1024;
}

/** A number that Linux keeps of the process of a site, by the file in its folder of `/proc`. */
export async function numberIn({ child }: Site, file: string, pattern: RegExp) {
  const [, found] = pattern.exec(await readFile(`/proc/${child.pid}/${file}`, 'utf8')) ?? [];
  if (found === undefined) throw new Error(`${file} says nothing of ${pattern.source}`);
  return Number(found);
}
