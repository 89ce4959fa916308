import { removeUnusedMedia } from '../../../src/features/media/storage/unused-media.compose.server.ts';
import { db } from '../../../src/platform/database/database.ts';

const days = Number(process.argv[2]);

// What the first run forgets, the second removes.
for (const later of [days, days + 1])
  await removeUnusedMedia(new Date(Date.now() + later * 24 * 60 * 60_000));
await db.destroy();
