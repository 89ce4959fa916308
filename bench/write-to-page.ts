import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { partnerSchema, type Partner } from '../src/features/partners/partner.ts';
import { partnerRecords } from '../src/features/partners/partners.server.ts';
import { followSettings } from '../src/features/settings/site-settings.server.ts';
import { contentVersion, readContentVersion } from '../src/platform/database/content.ts';
import { db } from '../src/platform/database/database.ts';
import { createPageCache } from '../src/platform/page-cache/page-cache.ts';
import { freePort } from '../tests/sites/free-port.ts';

/**
 * Run as a process of its own: `write-to-page.ts <how often> [address of a page]`. Prints the
 * milliseconds from each write to the page that shows it: the page at the address, kept by another
 * process, else one kept by the page cache of this process and rendered from the same data.
 */
const [times = '1', address] = process.argv.slice(2);
await readContentVersion();
await followSettings();
const [partner] = await partnerRecords.list();
if (!partner) throw new Error('There is no partner to write');

const milliseconds: number[] = [];
let { revision } = partner;
const url = address ?? (await serveNames());
for (let write = 1; write <= Number(times); write += 1) {
  await pageAt(url);
  if (address) await wait(Math.random() * 1_000);
  milliseconds.push(await timeWrite(url, partner, `${partner.name} (${write})`));
}
await rename(partner, partner.name);
await db.destroy();
process.stdout.write(JSON.stringify(milliseconds), () => process.exit());

async function timeWrite(page: string, written: Partner, name: string) {
  const started = performance.now();
  await rename(written, name);
  while (!(await pageAt(page)).includes(name)) await wait(2);
  return performance.now() - started;
}

async function rename(written: Partner, name: string) {
  const draft = { ...partnerSchema.parse(written), name, id: written.id, revision };
  const change = await partnerRecords.save(draft, 'bench');
  if (change.outcome !== 'done') throw new Error(`The write was answered: ${change.outcome}`);
  ({ revision } = change.record);
}

async function pageAt(page: string) {
  return (await fetch(page)).text();
}

async function serveNames() {
  const cache = createPageCache({
    render: renderNames,
    contentVersion,
    endOfValidity: () => Infinity,
  });
  const port = await freePort();
  const server = createServer((request, response) => {
    if (!cache.answerFromMemory(request, response)) void cache.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}/partners`;
}

async function renderNames() {
  const partners = await partnerRecords.list();
  const items = partners.map(({ name, title, bio }) => `<li>${name}<p>${title}<p>${bio}</li>`);
  return {
    status: 200,
    isComplete: true,
    headers: [['content-type', 'text/html; charset=utf-8']] satisfies [string, string][],
    body: Buffer.from(`<!doctype html><ul>${items.join('')}</ul>`),
  };
}
