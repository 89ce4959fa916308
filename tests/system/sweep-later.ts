import { sweepMedia } from '../../src/features/media/media-sweep.server.ts';
import { db } from '../../src/platform/database.ts';
import { sweepIncoming } from '../../src/platform/storage.ts';

const days = Number(process.argv[2]);

await sweepIncoming(0);
// What the first sweep forgets, the second removes.
for (const later of [days, days + 1])
  await sweepMedia(new Date(Date.now() + later * 24 * 60 * 60_000));
await db.destroy();
