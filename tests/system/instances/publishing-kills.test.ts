import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { callAction } from '../sites/editor.ts';
import {
  draftPartnerAs,
  findPublishedIds,
  queries,
  schedulePartnerAs,
  type Rows,
} from '../sites/partner-drafts.ts';
import { copyDemoData, endSites, startSite, stopSite, until } from '../sites/site.ts';
import { signInAdministrator } from '../sites/uploader.ts';

/** How often the process is killed. `KILLS=100 TEST_LONG=1 vitest run --project system publishing-kills` takes minutes. */
const kills = Number(process.env['KILLS'] ?? 12);
const several = 12;

afterAll(endSites);

test(
  `killed ${kills} times among scheduled publications, the site publishes each once, the missed ones at its start @long`,
  { retry: 0, timeout: 600_000 },
  async () => {
    const dataFolder = await copyDemoData(inject('demoData'));
    let interrupted = 0;
    for (let kill = 0; kill < kills; kill++) {
      const site = await startSite({ DATA_DIR: dataFolder });
      const editor = await signInAdministrator(site);
      const time = Date.now() + 3_000;
      const names = Array.from({ length: several }, (_, at) => `Scheduled ${kill} ${at}`);
      const drafts = await Promise.all(names.map((name) => schedulePartnerAs(editor, name, time)));
      await wait(time - Date.now() + Math.random() * 150);
      site.child.kill('SIGKILL');
      await site.exitCode;
      const before = findPublishedIds(read(dataFolder), drafts).length;
      if (before > 0 && before < several) interrupted++;

      const again = await startSite({ DATA_DIR: dataFolder });
      await until(
        async () => findPublishedIds(read(dataFolder), drafts).length === several,
        'all that was missed is public',
        5,
      );
      const page = await fetch(`${again.origin}/partners`);
      expect(await page.text()).toContain(names.at(-1));
      await stopSite(again);
    }
    expect(interrupted).toBeGreaterThan(0);
  },
);

test.each([
  ['one record', 1],
  ['many records at once', 40],
])(
  'killed while %s is published, the site has all of it or nothing @long',
  async (_what, count) => {
    const dataFolder = await copyDemoData(inject('demoData'));
    const became = { all: 0, nothing: 0 };
    for (let kill = 0; kill < kills; kill++) {
      const site = await startSite({ DATA_DIR: dataFolder });
      const editor = await signInAdministrator(site);
      const drafts = [];
      for (let at = 0; at < count; at++)
        drafts.push(await draftPartnerAs(editor, `Draft ${kill} ${at}`));
      const records = drafts.map(({ id, revision }) => ({ id, revision }));
      const [first] = drafts;
      const publishing = (
        count === 1
          ? callAction(editor, 'partners.save', { ...first })
          : callAction(editor, 'partners.publishMany', { records })
      ).then(
        () => true,
        () => false,
      );
      await wait(Math.random() * (count === 1 ? 30 : 200));
      site.child.kill('SIGKILL');
      const isAcknowledged = await publishing;
      await site.exitCode;
      const published = findPublishedIds(read(dataFolder), drafts).length;
      expect([0, count]).toContain(published);
      if (isAcknowledged) expect(published).toBe(count);
      became[published === 0 ? 'nothing' : 'all']++;
    }
    expect(became.nothing).toBeGreaterThan(0);
  },
  600_000,
);

function read(dataFolder: string): Rows {
  const database = new DatabaseSync(path.join(dataFolder, 'solmere.db'), { readOnly: true });
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  // The site may publish between two reads.
  database.exec('begin');
  const rows = Object.entries(queries).map(([name, query]) => [
    name,
    database.prepare(query).all(),
  ]);
  database.close();
  return Object.fromEntries(rows) as Rows;
}
