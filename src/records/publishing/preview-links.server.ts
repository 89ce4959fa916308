import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import { lockContent } from '../../platform/database/content.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { signText } from '../../platform/accounts/secret.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import type { Refusal } from '../../model/record.ts';
import { isSaved } from '../saved-records.server.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type RecordReference = { noun: NounName; id: string };

/**
 * Creates a link to the preview of a record, valid for `days`. Its token follows from the secret of the site and the
 * id, and only its hash is stored. `refuse` says in the same transaction why there may be none.
 */
export async function createPreviewLink(
  { noun, id: recordId, days }: RecordReference & { days: number },
  createdBy: string,
  now = new Date(),
  refuse: (tx: Transaction) => Promise<Refusal | undefined> = () => Promise.resolve(undefined),
) {
  const id = randomUUID();
  const token = previewToken(id);
  const link = {
    id,
    tokenHash: hashToken(token),
    noun,
    recordId,
    expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
    opened: 0,
    lastOpenedAt: null,
    createdBy,
    createdAt: now.toISOString(),
    withdrawnAt: null,
  };
  return inTransaction(async (tx) => {
    // Waits for a parallel deletion of the record, which deletes its links too.
    await lockContent(tx);
    if (!(await isSaved(noun, recordId, tx))) return { outcome: 'gone' } as const;
    const refusal = await refuse(tx);
    if (refusal) return refusal;
    await tx.insertInto('previewLinks').values(link).execute();
    return { outcome: 'done', token } as const;
  });
}

/** The valid links to a record, the latest first. The token is null for one of another secret of the site. */
export async function listPreviewLinks({ noun, id }: RecordReference, now = new Date()) {
  const links = await selectOpen(now)
    .select(['id', 'tokenHash', 'expiresAt', 'opened', 'lastOpenedAt', 'createdBy'])
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return links.map(({ tokenHash, ...link }) => {
    const token = previewToken(link.id);
    return { ...link, token: hashToken(token) === tokenHash ? token : null };
  });
}

function previewToken(id: string) {
  return signText(`preview link ${id}`);
}

export async function withdrawPreviewLink({ id }: { id: string }, now = new Date()) {
  await db
    .updateTable('previewLinks')
    .set({ withdrawnAt: now.toISOString() })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute();
  return { outcome: 'done' } as const;
}

/** The link with this token, if it is still valid. */
export async function findPreviewLink(token: string, now = new Date()) {
  return selectOpen(now)
    .select(['id', 'noun', 'recordId', 'expiresAt'])
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
}

export async function countOpening({ id }: { id: string }, now = new Date()) {
  await db
    .updateTable('previewLinks')
    .set((eb) => ({ opened: eb('opened', '+', 1), lastOpenedAt: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

/** Deletes all links to a record, in the transaction that deletes it, so that restoring it does not reactivate them. */
export async function deletePreviewLinks(tx: Transaction, { noun, id }: RecordReference) {
  await tx.deleteFrom('previewLinks').where('noun', '=', noun).where('recordId', '=', id).execute();
}

export async function deleteExpiredPreviewLinks(now = new Date()) {
  await db.deleteFrom('previewLinks').where('expiresAt', '<=', now.toISOString()).execute();
}

function selectOpen(now: Date) {
  return db
    .selectFrom('previewLinks')
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now.toISOString());
}
