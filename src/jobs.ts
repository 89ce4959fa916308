import { dayMs, hourMs, minuteMs } from './lib/time/durations.ts';
import { matchAlerts } from './features/alerts/match-alerts.compose.server.ts';
import { deleteOldNews, sendAlerts } from './features/alerts/send-alerts.compose.server.ts';
import { deleteExpiredAnswers } from './features/api/stored-answers.server.ts';
import { makeBrochuresAhead } from './features/brochures/brochures-ahead.compose.server.ts';
import { warnOfExpiries } from './features/places/filing-expiries.compose.server.ts';
import { removeOldBrochures, removeOldShared } from './features/brochures/made-brochures.server.ts';
import { checkLinks } from './features/addresses/dead-links.server.ts';
import { deleteOldNotFound, writeCounts } from './features/addresses/not-found.server.ts';
import { purgeDeletedRedirects } from './features/addresses/redirects.server.ts';
import { logExpiredKeys } from './features/api/keys/api-keys.server.ts';
import { provideViewingChanges } from './features/enquiries/enquiry-changes.server.ts';
import { eraseExpiredEnquiries } from './features/enquiries/privacy/expired-enquiries.server.ts';
import { remindOfFollowUps } from './features/enquiries/notifications/follow-ups.server.ts';
import { sendDigests } from './features/enquiries/notifications/notices.server.ts';
import { importReceivedEmails } from './features/enquiries/conversation/received-emails.server.ts';
import { startCampaigns } from './features/campaigns/campaign-queue.compose.server.ts';
import { accessEmail } from './features/first-access/first-access-emails.ts';
import { startEmails } from './features/first-access/access-emails.server.ts';
import {
  countWaitingPictures,
  startVariantMaker,
} from './features/media/storage/media-variants.server.ts';
import { removeUnusedMedia } from './features/media/storage/unused-media.compose.server.ts';
import { deleteOldPast } from './features/past/past-retention.server.ts';
import { removeOldSources } from './features/moving/import/import-uploads.server.ts';
import { startImporter } from './features/moving/import/importer.compose.server.ts';
import { addWaitingRedirects } from './features/moving/import/import-redirects.compose.server.ts';
import { expireSubscriptions } from './features/subscriptions/expired-subscriptions.compose.server.ts';
import { emailMentions } from './features/notes/mentions.server.ts';
import { calendarJobs } from './features/viewings/hosts/busy-times.server.ts';
import { viewingChanges } from './features/viewings/viewing-changes.compose.server.ts';
import { viewingJobs } from './features/viewings/reminders.compose.server.ts';
import { startPublisher } from './compose/publisher.server.ts';
import { thinActivity } from './platform/activity.ts';
import { deleteExpiredSessions } from './platform/accounts/expired.ts';
import { foldSearchTexts } from './platform/database/folded-texts.ts';
import { checkForDamage } from './platform/database/damage.ts';
import { isPostgres, sqliteFile } from './platform/database/database.ts';
import { env } from './platform/env/env.ts';
import { repeatHere, scheduleJobs } from './platform/jobs/jobs-schedule.ts';
import { deleteExpiredTries } from './platform/http/limits.ts';
import { markAnsweredBy } from './features/enquiries/conversation/answered.server.ts';
import { countWaitingEmails } from './platform/mail/outbox.ts';
import { startMailer } from './platform/mail/worker.ts';
import { provideQueues } from './platform/observability/metrics.ts';
import { deleteOldEvents, startWebhooks } from './features/webhooks/delivery/worker.server.ts';
import { removeAbandonedUploads } from './platform/storage/incoming.ts';
import { deleteExpiredPreviewLinks } from './records/publishing/preview-links.server.ts';
import { muteRefused } from './records/muted-readers.server.ts';
import { emptyBin } from './records/deleted-records.server.ts';
import { headOffice } from './site/settings/settings.ts';
import { sender } from './site/emails/email-content.ts';

/** Local hour of the company. The results of the night are ready in the morning. */
const nightHour = 3;

/** Starts all background work: outgoing mail, image variants, cleaning. */
export function startJobs() {
  provideQueues({ emails: countWaitingEmails, variants: countWaitingPictures });
  // Before the first request, which loads the middleware.
  provideViewingChanges(viewingChanges);
  const mailer = startMailer(sender, { onSent: markAnsweredBy, onRefused: muteRefused });
  const webhooks = startWebhooks({ userAgent: `${env.siteUrl.hostname} webhooks` });
  const variantMaker = startVariantMaker();
  const publisher = startPublisher();
  const importer = startImporter();
  const accessEmails = startEmails(accessEmail);
  const campaigns = startCampaigns();
  const schedule = scheduleJobs([
    { name: 'remove unused media', everyMs: dayMs, run: removeUnusedMedia },
    { name: 'delete expired sessions', everyMs: dayMs, run: deleteExpiredSessions },
    { name: 'erase expired enquiries', everyMs: hourMs, run: eraseExpiredEnquiries },
    { name: 'expire subscriptions', everyMs: hourMs, run: expireSubscriptions },
    { name: 'remind of follow-ups', everyMs: 5 * minuteMs, run: remindOfFollowUps },
    { name: 'warn of expiring filings', everyMs: hourMs, run: warnOfExpiries },
    { name: 'add waiting redirects', everyMs: minuteMs, run: () => addWaitingRedirects() },
    { name: 'remove old imports', everyMs: dayMs, run: (now) => removeOldSources(now) },
    { name: 'send digests', everyMs: minuteMs, run: sendDigests },
    { name: 'email mentions', everyMs: minuteMs, run: emailMentions },
    ...viewingJobs,
    { name: 'fold search texts', everyMs: dayMs, run: foldSearchTexts },
    { name: 'thin the activity', everyMs: dayMs, run: thinActivity },
    { name: 'empty the bin', everyMs: hourMs, run: emptyBin },
    { name: 'delete expired preview links', everyMs: dayMs, run: deleteExpiredPreviewLinks },
    { name: 'forget addresses not found', everyMs: 10 * minuteMs, run: deleteOldNotFound },
    { name: 'forget deleted redirects', everyMs: dayMs, run: purgeDeletedRedirects },
    { name: 'delete what was public', everyMs: dayMs, run: deleteOldPast },
    { name: 'remove shared brochures', everyMs: dayMs, run: removeOldShared },
    { name: 'log expired API keys', everyMs: hourMs, run: logExpiredKeys },
    { name: 'delete expired API answers', everyMs: dayMs, run: deleteExpiredAnswers },
    { name: 'delete old webhook events', everyMs: dayMs, run: deleteOldEvents },
    { name: 'delete expired tries', everyMs: 10 * minuteMs, run: deleteExpiredTries },
  ]);
  // Separate, so that slow external sites do not delay the other jobs.
  const nightly = scheduleJobs([
    { name: 'look through links', everyMs: (now) => untilNight(now), run: checkLinks },
  ]);
  const ahead = scheduleJobs([
    {
      name: 'make brochures ahead',
      everyMs: minuteMs,
      run: (now, signal) => makeBrochuresAhead(now, signal),
    },
  ]);
  const calendars = scheduleJobs(calendarJobs);
  // Separate, since thousands may have to be told.
  const alerts = scheduleJobs([
    { name: 'match alerts', everyMs: minuteMs, run: matchAlerts },
    { name: 'send alerts', everyMs: minuteMs, run: sendAlerts },
    { name: 'delete old news', everyMs: dayMs, run: deleteOldNews },
  ]);
  // Separate too, since a mail server may be slow. Without IMAP_URL there is nothing to read.
  const mailbox =
    env.imapUrl === undefined
      ? undefined
      : scheduleJobs([{ name: 'read the mailbox', everyMs: minuteMs, run: importReceivedEmails }]);
  repeatHere('store counts of missing pages', () => writeCounts(), minuteMs);
  repeatHere('remove abandoned uploads', () => removeAbandonedUploads(), dayMs);
  repeatHere('remove old brochures', () => removeOldBrochures(), dayMs);
  if (!isPostgres) repeatHere('check the database', () => checkForDamage(sqliteFile), dayMs);
  return {
    /** Uploads in flight need the image process, which the variant maker ends, so the variant maker stops after them. */
    async stop(requestsEnded: Promise<unknown>) {
      const variantMakerStopped = requestsEnded.then(() => variantMaker.stop());
      const countsWritten = requestsEnded.then(() => writeCounts()).catch(() => undefined);
      await Promise.all([
        mailer.stop(),
        webhooks.stop(),
        publisher.stop(),
        importer.stop(),
        accessEmails.stop(),
        campaigns.stop(),
        schedule.stop(),
        nightly.stop(),
        ahead.stop(),
        calendars.stop(),
        alerts.stop(),
        mailbox?.stop(),
        variantMakerStopped,
      ]);
      await countsWritten;
    },
  };
}

function untilNight(now: Date) {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    headOffice().timeZone,
  );
  const tonight = local.startOfDay().add({ hours: nightHour });
  const next =
    Temporal.ZonedDateTime.compare(tonight, local) > 0 ? tonight : tonight.add({ days: 1 });
  return next.epochMilliseconds - now.getTime();
}
