import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/sites/free-port.ts';
import { startSite } from './site.ts';

/** Milliseconds from starting the program, with build and data present, to the first whole page. */
export async function measureStartUp(dataFolder: string, page: string) {
  const port = String(await freePort());
  const started = performance.now();
  const starting = startSite(dataFolder, port);
  while (!(await isAnswered(`http://127.0.0.1:${port}${page}`))) await wait(5);
  const took = performance.now() - started;
  await (await starting).stop();
  return took;
}

async function isAnswered(url: string) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
