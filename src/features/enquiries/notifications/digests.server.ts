import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { DigestPart } from './inbox-emails.ts';
import type { EnquiryRow } from '../enquiry.ts';

type ErasedEnquiry = Pick<EnquiryRow, 'id' | 'name'>;

/**
 * Digests contain names but have no enquiry id. Deletes sent digests; rebuilds waiting digests that mention an erased
 * person without that person.
 */
export async function deleteDigests(tx: Transaction, erased: ErasedEnquiry[]) {
  const digests = await tx
    .selectFrom('outgoingMails')
    .select(['id', 'state', 'bodyText', 'digestOf', 'leaseUntil'])
    .where('purpose', '=', 'digest')
    .execute();
  const affectedDigests = digests
    .map((digest) => ({ ...digest, parts: parseParts(digest) }))
    .filter(
      ({ state, bodyText, parts }) =>
        state !== 'waiting' || erased.some((enquiry) => mentions(enquiry, parts, bodyText)),
    );
  const now = new Date().toISOString();
  for (const { id, state, parts, leaseUntil } of affectedDigests) {
    await tx.deleteFrom('outgoingMails').where('id', '=', id).execute();
    // A mail that is being sent cannot be stopped.
    const isBeingSent = leaseUntil !== null && leaseUntil > now;
    if (state === 'waiting' && !isBeingSent) await holdAgain(tx, withoutErased(parts, erased));
  }
}

function parseParts({ digestOf }: { digestOf: string | null }) {
  return JSON.parse(digestOf ?? '[]') as DigestPart[];
}

/** Older digests have no stored parts, so they are matched by name. */
function mentions({ id, name }: ErasedEnquiry, parts: DigestPart[], bodyText: string) {
  if (parts.length > 0) return parts.some(({ enquiryId }) => enquiryId === id);
  return name !== '' && bodyText.includes(name);
}

function withoutErased(parts: DigestPart[], erased: ErasedEnquiry[]) {
  return parts.filter(({ enquiryId }) => !erased.some(({ id }) => id === enquiryId));
}

/** Due now, because the digest was due already. */
async function holdAgain(tx: Transaction, parts: DigestPart[]) {
  const now = new Date().toISOString();
  for (const { userId, enquiryId, reason } of parts) {
    const isThere = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    if (!isThere) continue;
    const row = { id: randomUUID(), userId, enquiryId, reason, dueAt: now, createdAt: now };
    await tx.insertInto('heldNotices').values(row).execute();
  }
}
