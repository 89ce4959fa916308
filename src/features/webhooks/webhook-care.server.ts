import { db } from '../../platform/database/database.ts';

/** The webhooks that the site switched off because they failed for days. */
export async function listStoppedWebhooks() {
  const rows = await db
    .selectFrom('webhooks')
    .select(['name', 'stoppedReason'])
    .where('stoppedAt', 'is not', null)
    .orderBy('stoppedAt', 'desc')
    .execute();
  return rows.map(({ name, stoppedReason }) => ({ name, reason: stoppedReason ?? '' }));
}
