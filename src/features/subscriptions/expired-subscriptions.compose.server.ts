import { dayMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { saveConsentProofs } from '../enquiries/privacy/consents.server.ts';
import { deleteUnconfirmed } from './subscribe.server.ts';

/** The days that an ended subscription can be seen on the person's page. */
const endedDays = 30;

/** Deletes the addresses that were not confirmed in time, and of subscriptions that ended all but the proof. */
export async function expireSubscriptions(now: Date) {
  await db.transaction().execute(async (tx) => {
    await deleteUnconfirmed(tx, now);
    const ended = await tx
      .deleteFrom('subscriptions')
      .where('state', '=', 'ended')
      .where('endedAt', '<=', new Date(now.getTime() - endedDays * dayMs).toISOString())
      .where((eb) =>
        eb.or([
          eb('enquiryId', 'is', null),
          // The register reads the consent from the enquiry as long as there is one.
          eb('enquiryId', 'not in', eb.selectFrom('enquiries').select('enquiries.id')),
        ]),
      )
      .returningAll()
      .execute();
    await saveConsentProofs(tx, [], now, ended);
  });
}
