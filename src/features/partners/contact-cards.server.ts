import { db } from '../../platform/database/database.ts';
import { askDoor } from '../public-door.server.ts';
import { partnerRecords } from './partners.server.ts';
import type { Partner } from './partner.ts';

/** The partner of a contact card, or the current slug. Address books keep a card, so there is none that is refused today. */
export async function findContactCard(slug: string) {
  const { record, movedTo } = await partnerRecords.findAt(slug);
  return { partner: record && (await hasContactCard(record)) ? record : undefined, movedTo };
}

/** True for a public partner whom the rules of the place would not refuse today, in whichever language they are shown. */
export async function hasContactCard(partner: Partner, at = new Date()) {
  const { id } = partner;
  const stored = await db
    .selectFrom('partners')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const asked = { noun: 'partners', id, record: stored ?? partner, at, channel: 'site' } as const;
  return (await askDoor(db, asked)).outcome === 'public';
}
