import { eraseExpiredEnquiries } from './features/enquiries/expired-enquiries.server.ts';
import { startVariantMaker } from './features/media/media-variants.server.ts';
import { removeUnusedMedia } from './features/media/unused-media.server.ts';
import { deleteExpiredSessions } from './platform/auth-expired.ts';
import { lookForDamage } from './platform/damage.ts';
import { isPostgres, sqliteFile } from './platform/database.ts';
import { repeatHere, scheduleJobs } from './platform/jobs-schedule.ts';
import { deleteExpiredTries } from './platform/limits.ts';
import { startMailer } from './platform/mail-worker.ts';
import { removeAbandonedUploads } from './platform/storage.ts';
import { emptyBin } from './records/versions.server.ts';
import { sender } from './site/letter.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Starts all that the server does by itself: outgoing mail, variants of pictures, cleaning. */
export function startJobs() {
  const mailer = startMailer(sender);
  const variantMaker = startVariantMaker();
  const schedule = scheduleJobs([
    { name: 'remove unused media', everyMs: dayMs, run: removeUnusedMedia },
    { name: 'delete expired sessions', everyMs: dayMs, run: deleteExpiredSessions },
    { name: 'erase expired enquiries', everyMs: hourMs, run: eraseExpiredEnquiries },
    { name: 'empty the bin', everyMs: hourMs, run: emptyBin },
    { name: 'delete expired tries', everyMs: 10 * minuteMs, run: deleteExpiredTries },
  ]);
  repeatHere('remove abandoned uploads', () => removeAbandonedUploads(), dayMs);
  if (!isPostgres) repeatHere('look for damage', () => lookForDamage(sqliteFile), dayMs);
  return {
    /** Uploads in flight need the image process, which the variant maker ends: it stops after them. */
    async stop(requestsEnded: Promise<unknown>) {
      const variantMakerStopped = requestsEnded.then(() => variantMaker.stop());
      await Promise.all([mailer.stop(), schedule.stop(), variantMakerStopped]);
    },
  };
}
