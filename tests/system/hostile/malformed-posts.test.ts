import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnquiryFormName } from '../../../src/features/enquiries/enquiry.ts';
import { readEnquiry } from '../../../src/features/enquiries/forms/read-enquiry.ts';
import { baseSettings } from '../../../src/site/settings/base-settings.ts';
import { provideSettings } from '../../../src/site/settings/settings.ts';
import { isLong } from '../../set-up/long.ts';
import { shareDemoSite } from '../sites/demo-site.ts';
import { malformed } from './malformed-bodies.ts';
import { health, type Site } from '../sites/site.ts';
import { readMemory } from '../sites/watched-site.ts';

/** How many are sent. `POSTS=10000 vitest run --project system malformed` takes some minutes. */
const posts = Number(process.env['POSTS'] ?? (isLong ? 10_000 : 100));
const atOnce = 8;
const mebibyte = 1024 * 1024;

provideSettings(() => baseSettings);

let site: Site;
let database: DatabaseSync;

beforeAll(async () => {
  site = await shareDemoSite();
  database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { timeout: 5_000 });
});

afterAll(() => database?.close());

// Only Linux tells how much memory a process has.
test.skipIf(process.platform !== 'linux')(
  `of ${posts} malformed posts none is an error, keeps rubbish, stays in memory or reaches the log`,
  async () => {
    const outputBefore = site.said().length;
    const statuses = new Set<number>();
    const memory: number[] = [];
    let next = 0;
    async function sendOneAfterTheOther() {
      for (let index = next++; index < posts; index = next++) {
        const { address, headers, body } = malformed(index);
        const status = await fetchStatus(address, headers, body);
        expect(status, `${index}: ${address} ${JSON.stringify(headers)}`).toBeLessThan(500);
        statuses.add(status);
        if (index % Math.ceil(posts / 20) === 0) memory.push(await readMemory(site, 'VmRSS'));
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendOneAfterTheOther));

    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      200, 303, 400, 403, 404, 413, 415, 422,
    ]);
    expect(site.said().slice(outputBefore)).not.toMatch(/zebulon|secret plan|constraint|Error/i);
    expect(await health(site)).toMatchObject({ ready: true, database: 'ok' });
    for (const row of database.prepare('select * from enquiries').all()) expectNoRubbish(row);
    const quarter = memory.length / 4;
    const growth =
      Math.max(...memory.slice(-quarter)) - Math.max(...memory.slice(quarter, -quarter));
    expect(growth).toBeLessThan(64 * mebibyte);
  },
  1_800_000,
);

/** What is kept is what the form would take again. */
function expectNoRubbish(row: Record<string, unknown>) {
  const form = String(row['form']) as EnquiryFormName;
  const answers = JSON.parse(String(row['answers'])) as Record<string, string>;
  expect(readEnquiry(form, answers)).toMatchObject({ answers, errors: {} });
  for (const name of ['name', 'email', 'phone']) expect(row[name]).not.toMatch(/\p{Cc}/u);
  expect(String(row['search_text']).length).toBeLessThan(10_000);
}

async function fetchStatus(address: string, headers: Record<string, string>, body: BodyInit) {
  const response = await fetch(site.origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.origin, ...headers },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
