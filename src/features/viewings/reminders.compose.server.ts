import { minuteMs, dayMs } from '../../lib/time/durations.ts';
import { instantAt } from '../../lib/time/zoned-time.ts';
import { actors } from '../../model/actors.ts';
import { db } from '../../platform/database/database.ts';
import { changeContent } from '../../platform/database/content.ts';
import { log } from '../../platform/observability/log.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import { decideWithin } from '../enquiries/assignment/decisions.server.ts';
import type { EnquiryRow } from '../enquiries/enquiry.ts';
import { reminderTime } from './reminder-times.ts';
import { viewingDetails } from './viewing.ts';
import { viewingEmail } from './viewing-emails.compose.server.ts';

/** No reminder is due earlier than this before a viewing. */
const longestBefore = 2 * dayMs;

/** Sends the reminders that are due, each once. After an outage only the later one of a viewing. */
export async function remindOfViewings(now: Date) {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'viewingAt', 'viewingReminded', 'viewingDetails'])
    .where('viewingAt', '>', now.toISOString())
    .where('viewingAt', '<', new Date(now.getTime() + longestBefore).toISOString())
    .where('viewingState', '=', 'booked')
    .execute();
  for (const row of rows) {
    const reminder = dueReminder(row, now);
    if (!reminder) continue;
    await db.transaction().execute(async (tx) => {
      const claimed = await tx
        .updateTable('enquiries')
        .set({ viewingReminded: reminder })
        .where('id', '=', row.id)
        .where('viewingState', '=', 'booked')
        .where('viewingAt', '=', row.viewingAt)
        .where('viewingReminded', row.viewingReminded === null ? 'is' : '=', row.viewingReminded)
        .returningAll()
        .executeTakeFirst();
      const email = claimed && (await viewingEmail(tx, claimed, 'reminder'));
      if (email) await putInOutbox(tx, [email], now);
    });
    wakeMailer();
  }
}

type Reminded = Pick<EnquiryRow, 'viewingAt' | 'viewingReminded' | 'viewingDetails'>;

function dueReminder(row: Reminded, now: Date) {
  const details = viewingDetails(row);
  const { viewingAt: at, viewingReminded: sent } = row;
  if (!details || at === null || sent === 'hours') return undefined;
  const zone = details.visitorZone ?? details.zone;
  const isDue = (one: 'day' | 'hours') => reminderTime(one, at, zone) <= now.getTime();
  if (isDue('hours')) return 'hours';
  return sent === null && isDue('day') ? 'day' : undefined;
}

/** Moves viewings whose local time has another moment by the present zone data, and tells their visitors. */
export async function followZoneRules(now: Date) {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'viewingAt', 'viewingUntil', 'viewingDetails'])
    .where('viewingAt', '>', now.toISOString())
    .where('viewingState', '=', 'booked')
    .execute();
  for (const { id, viewingAt, viewingUntil, ...row } of rows) {
    const { local, zone } = viewingDetails(row) ?? {};
    const [day = '', time = ''] = local?.split('T') ?? [];
    const instant = zone && instantAt(zone, day, time)?.instant;
    if (!instant || instant === viewingAt) continue;
    const length = Date.parse(viewingUntil ?? '') - Date.parse(viewingAt ?? '');
    const moved = {
      viewingAt: instant,
      viewingUntil: new Date(Date.parse(instant) + length).toISOString(),
    };
    const input = { ids: [id], decision: { viewing: moved } };
    try {
      await changeContent((tx) => decideWithin(tx, input, { editor: actors.clock, members: [] }));
    } catch (cause) {
      log.error('A viewing could not follow the rules of its zone', cause);
    }
  }
  wakeMailer();
}

export const viewingJobs = [
  { name: 'remind of viewings', everyMs: minuteMs, run: remindOfViewings },
  { name: 'follow zone rules', everyMs: dayMs, run: followZoneRules },
];
