import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { recordMedia } from '../../../src/features/media/media.server.ts';
import { changeContent } from '../../../src/platform/database/content.ts';
import { db } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { storage } from '../../../src/platform/storage/storage.ts';
import { putDraft } from '../../../src/records/publishing/drafts.server.ts';
import { changeSchedule } from '../../../src/records/publishing/schedules.server.ts';
import { prepareDataFolder } from '../../../src/start-up.ts';

const beginning = '2096-01-06T17:00:00.000Z';
const end = '2096-01-09T17:00:00.000Z';

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());

const drawing = path.join(await mkdtemp(path.join(tmpdir(), 'staff-')), 'drawing.svg');

await prepareDataFolder();
await migrate();
while (!stopping.signal.aborted) {
  console.log(await addDeveloper());
  // What a backup has to carry would grow with the speed of the machine.
  await wait(10);
}
await db.destroy();

/** One developer with a logo of its own and a text with all that is hard to carry, and a scheduled partner. */
async function addDeveloper() {
  const name = `Étoile ${randomUUID()}`;
  const key = `images/logos/${randomBytes(12).toString('hex')}.svg`;
  const url = `/media/${key}`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`;
  await writeFile(drawing, drawn);
  await storage.put(key, drawing);
  await changeContent(async (tx) => {
    const stored = { url, kind: 'image', bytes: drawn.length, needsVariants: false } as const;
    const focal = { x: 0.1 + 0.2, y: 1 / 3 };
    await recordMedia(tx, stored, { alt: name, focal, name: 'logo.svg', editor: 'Ada' });
    await tx
      .insertInto('developers')
      .values({
        id: randomUUID(),
        name,
        description: 'First line\nsecond "line"\u2028third \\ 🏙',
        logoUrl: url,
        website: null,
        revision: 1,
        updatedAt: new Date().toISOString(),
      })
      .execute();
    const partner = { id: randomUUID(), revision: 1, updatedAt: new Date().toISOString() };
    await putDraft(tx, 'partners', partner, 0, 'Ada');
    const schedule = { publishAt: beginning, unpublishAt: end, unpublishSetBy: 'Grace' };
    await changeSchedule(tx, { noun: 'partners', recordId: partner.id }, schedule);
  });
  return name;
}
