import { plural } from '../../lib/text/plural.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { FieldError } from '../../records/revisions.server.ts';
import type { Brokerages } from '../../site/settings/brokerages.ts';

type Change = { id: string; value: object; before: object };

/** Refuses to remove a brokerage that a partner or the draft of one names. */
export async function refuseUsedBrokerages(tx: Transaction, { id, value, before }: Change) {
  if (id !== 'brokerages') return;
  const { brokerages } = value as Brokerages;
  const removed = (before as Brokerages).brokerages.filter((earlier) =>
    brokerages.every((one) => one.id !== earlier.id),
  );
  if (removed.length === 0) return;
  const named = await listNamed(tx);
  for (const brokerage of removed) {
    const count = new Set(named.flatMap((one) => (one.brokerage === brokerage.id ? one.id : [])))
      .size;
    if (count > 0) {
      const partners = plural(count, '1 partner has', '# partners have');
      const message = `${partners} the brokerage “${brokerage.name}”. Choose another one for them first.`;
      throw new FieldError({ 'value.brokerages': message });
    }
  }
}

/** Pairs partners with the brokerages of their public version and of their draft. */
async function listNamed(tx: Transaction) {
  const rows = await tx.selectFrom('partners').select(['id', 'brokerage']).execute();
  const drafts = await tx
    .selectFrom('drafts')
    .select(['recordId as id', 'record'])
    .where('noun', '=', 'partners')
    .execute();
  return [
    ...rows,
    ...drafts.map(({ id, record }) => {
      const { brokerage = null } = JSON.parse(record) as { brokerage?: string | null };
      return { id, brokerage };
    }),
  ];
}
