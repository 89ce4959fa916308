import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, inject, test } from 'vitest';
import { storedKey } from '../../../src/lib/media/media-key.ts';
import { variantUrls } from '../../../src/lib/media/media-variants.ts';
import { partnerWithoutImages, savePartnerAs, type Editor } from '../sites/editor.ts';
import { runProgram } from '../sites/program.ts';
import { copyDemoData, endSites, startSite, type Site } from '../sites/site.ts';
import {
  listStoredFiles,
  readStoredRows,
  signInAdministrator,
  uploadAs,
  type Upload,
} from '../sites/uploader.ts';

/** How often the site is killed. `KILLS=50 TEST_LONG=1 vitest run --project system upload-kills` takes some minutes. */
const kills = Number(process.env['KILLS'] ?? 50);
const photo = await sharp({
  create: { width: 1200, height: 900, channels: 3, background: '#a29a8c' },
})
  .jpeg()
  .toBuffer();
const uploads: Upload[] = [
  { body: photo },
  {
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'),
    folder: 'logos',
  },
  { body: await readFile('demo/hero-loop.mp4'), kind: 'video', folder: 'news' },
];

afterAll(endSites);

test(
  `killed ${kills} times during uploads, the site has no row without its file and serves no half file @long`,
  { retry: 0, timeout: 1_200_000 },
  async () => {
    const dataFolder = await copyDemoData(inject('demoData'));
    const acknowledged = new Set<string>();
    const saved = new Set<string>();
    const refused: object[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const site = await startSite({ DATA_DIR: dataFolder });
      await check(site, acknowledged);
      const editor = await signInAdministrator(site);
      const working = uploads.map((upload) =>
        work(editor, upload, { acknowledged, saved, refused }),
      );
      await after(Math.random() * 1_500);
      site.child.kill('SIGKILL');
      await Promise.all(working);
      await site.exitCode;
    }
    const site = await startSite({ DATA_DIR: dataFolder });
    await check(site, acknowledged);
    // The site itself may still be making variants.
    await expect
      .poll(async () => (await listStoredFiles(site)).incoming, { timeout: 60_000 })
      .toEqual([]);
    site.child.kill('SIGKILL');
    await site.exitCode;

    const swept = await runProgram('tests/system/instances/remove-unused-later.ts', ['40'], {
      DATA_DIR: dataFolder,
    });
    expect(swept.code, swept.said).toBe(0);
    expect(refused).toEqual([]);
    const { stored, incoming } = await listStoredFiles(site);
    const rows = readStoredRows(site);
    expect(incoming).toEqual([]);
    expect(rows).toEqual(expect.arrayContaining([...saved]));
    const belonging = rows.flatMap((url) => [url, ...variantUrls(url)]);
    expect(belonging.map(storedKey)).toEqual(expect.arrayContaining(stored));
    expect(stored).toEqual(expect.arrayContaining(rows.map(storedKey)));
  },
);

type Done = { acknowledged: Set<string>; saved: Set<string>; refused: object[] };

/** Uploads and saves what it uploaded with a partner, until an answer fails. */
async function work(editor: Editor, upload: Upload, { acknowledged, saved, refused }: Done) {
  try {
    for (;;) {
      const { file } = await uploadAs(editor, upload);
      if (!file) throw new Error('It was refused');
      acknowledged.add(file.url);
      if (file.kind === 'video') continue;
      const slug = `partner-${acknowledged.size}-${Math.random()}`.replace('.', '-');
      const change = await savePartnerAs(editor, {
        ...partnerWithoutImages,
        imageUrl: file.url,
        slug,
      });
      if (change.outcome === 'done') saved.add(file.url);
      else refused.push(change);
    }
  } catch {}
}

/** Every row has its whole file, and what was acknowledged has its row. */
async function check(site: Site, acknowledged: Set<string>) {
  const rows = bytesInRecord(site);
  expect([...rows.keys()]).toEqual(expect.arrayContaining([...acknowledged]));
  for (const [url, recorded] of rows) {
    const served = await fetch(site.origin + url);
    expect(served.status, url).toBe(200);
    const bytes = (await served.bytes()).length;
    expect(bytes, url).toBe(recorded);
  }
}

/** How large each file is, as the record says. */
function bytesInRecord({ dataFolder }: Site) {
  const database = new DatabaseSync(path.join(dataFolder, 'solmere.db'), { readOnly: true });
  const rows = database.prepare('select url, bytes from media').all();
  database.close();
  return new Map(rows.map((row) => [String(row['url']), Number(row['bytes'])]));
}
