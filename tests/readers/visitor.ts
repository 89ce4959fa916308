import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One look at a page, and at a server that does nothing on the same machine, in milliseconds. */
export type Look = { page: number; idle: number };

const everyMs = 50;
const [address = ''] = process.argv.slice(2);

process.on('disconnect', () => process.exit());
// In a process of its own, so that nothing of the trial is in its way.
const idle = createServer((_request, response) => response.end('idle'));
await new Promise<void>((resolve) => idle.listen(0, '127.0.0.1', resolve));
const idleAddress = `http://127.0.0.1:${(idle.address() as AddressInfo).port}/`;

for (;;) {
  const [page, other] = await Promise.all([timeOf(address), timeOf(idleAddress)]);
  process.send?.({ page, idle: other } satisfies Look);
  await wait(everyMs);
}

async function timeOf(url: string) {
  const begin = performance.now();
  const isAnswered = await fetch(url)
    .then(async (response) => (await response.text()) !== '' && response.ok)
    .catch(() => false);
  return isAnswered ? performance.now() - begin : Infinity;
}
