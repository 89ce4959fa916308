import { sweepMedia } from '../../src/features/media/media-sweep.server.ts';
import { db } from '../../src/platform/database.ts';
import { sweepIncoming } from '../../src/platform/storage.ts';

const days = Number(process.argv[2]);

await sweepIncoming(0);
await sweepMedia(new Date(Date.now() + days * 24 * 60 * 60_000));
await db.destroy();
