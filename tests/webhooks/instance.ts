import { setTimeout as wait } from 'node:timers/promises';
import { countRows } from '../../src/platform/database/count-rows.ts';
import { db } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { raiseEvents } from '../../src/platform/webhooks/events.ts';
import { startWebhooks } from '../../src/features/webhooks/delivery/worker.server.ts';
import { enquirySubjectKey } from '../../src/model/webhook-event.ts';

/** One of several processes on one database: it changes enquiries until there are enough events, and sends them. */
const wanted = Number(process.env['TRIAL_EVENTS']);
/** The events are spread over this time. */
const raisedFrom = Number(process.env['TRIAL_FROM']);
const raisedWithinMs = Number(process.env['TRIAL_WITHIN_MS']);
const raisesBetweenCounts = 20;
const betweenMs = 50;

startWebhooks({
  userAgent: 'trial',
  isAllowedIp: () => true,
  isAllowedProtocol: () => true,
});

const ids = (await db.selectFrom('enquiries').select('id').execute()).map(({ id }) => id);
for (;;) {
  const raised = await countRows(db.selectFrom('webhookEvents'));
  if (raised >= wanted) break;
  if (raised < wantedNow()) for (let one = 0; one < raisesBetweenCounts; one++) await changeAny();
  await wait(betweenMs);
}

function wantedNow() {
  return wanted * Math.min(1, (Date.now() - raisedFrom) / Math.max(raisedWithinMs, 1));
}

/** As a change in the inbox: its row is locked, changed, and told of. */
async function changeAny() {
  const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
  await inTransaction(async (tx) => {
    const { revision } = await tx
      .updateTable('enquiries')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow();
    await raiseEvents(tx, ['enquiry.updated'], () => [
      { type: 'enquiry.updated', subject: enquirySubjectKey(id), data: { id, revision } },
    ]);
  });
}
