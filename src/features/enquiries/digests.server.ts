import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database.ts';
import type { DigestPart } from './desk-mails.ts';
import type { EnquiryRow } from './enquiry.ts';

type Gone = Pick<EnquiryRow, 'id' | 'name'>;

/**
 * Digests name people, and belong to no enquiry: those that were sent go. One that waits and tells of a person who is
 * erased is made anew of all others.
 */
export async function forgetDigests(tx: Transaction, gone: Gone[]) {
  const digests = await tx
    .selectFrom('outgoingMails')
    .select(['id', 'state', 'bodyText', 'digestOf', 'leaseUntil'])
    .where('purpose', '=', 'digest')
    .execute();
  const found = digests
    .map((digest) => ({ ...digest, parts: partsOf(digest) }))
    .filter(
      ({ state, bodyText, parts }) =>
        state !== 'waiting' || gone.some((one) => isToldOf(one, parts, bodyText)),
    );
  const now = new Date().toISOString();
  for (const { id, state, parts, leaseUntil } of found) {
    await tx.deleteFrom('outgoingMails').where('id', '=', id).execute();
    // One that is just being sent arrives.
    const isBeingSent = leaseUntil !== null && leaseUntil > now;
    if (state === 'waiting' && !isBeingSent) await holdAgain(tx, withoutGone(parts, gone));
  }
}

function partsOf({ digestOf }: { digestOf: string | null }) {
  return JSON.parse(digestOf ?? '[]') as DigestPart[];
}

/** By name where it was made before its parts were kept. */
function isToldOf({ id, name }: Gone, parts: DigestPart[], bodyText: string) {
  if (parts.length > 0) return parts.some(({ enquiryId }) => enquiryId === id);
  return name !== '' && bodyText.includes(name);
}

function withoutGone(parts: DigestPart[], gone: Gone[]) {
  return parts.filter(({ enquiryId }) => !gone.some(({ id }) => id === enquiryId));
}

/** Due at once: they were to be told of by now. */
async function holdAgain(tx: Transaction, parts: DigestPart[]) {
  const now = new Date().toISOString();
  for (const { userId, enquiryId, reason } of parts) {
    const isThere = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    if (!isThere) continue;
    const held = { id: randomUUID(), userId, enquiryId, reason, dueAt: now, createdAt: now };
    await tx.insertInto('heldNotices').values(held).execute();
  }
}
