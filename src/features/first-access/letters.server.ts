import { createHash, randomBytes } from 'node:crypto';
import { db, type Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { startQueue, wakeQueue } from '../../platform/jobs.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail-outbox.ts';
import type { OutgoingMail } from '../../platform/mail-row.ts';
import type { FirstAccessRow } from './first-access.ts';
import { leavingToken } from './leaving.server.ts';
import { withConsent, peopleAmong } from './vip-people.server.ts';

const queueName = 'first access';
const pollIntervalMs = 30_000;

/** Renders a letter. Injected, because the renderer is React, which this file must not import. */
export type WriteLetter = (parts: {
  access: FirstAccessRow;
  person: { enquiryId: string; name: string; email: string };
  openings: number;
  token: string;
  leaving: string;
  siteUrl: URL;
}) => OutgoingMail;

export function wakeLetters() {
  wakeQueue(queueName);
}

/** Writes letters into the outbox, one after another. Several instances share the work. */
export function startLetters(write: WriteLetter) {
  return startQueue({
    name: queueName,
    pollIntervalMs,
    databaseAway: 'Letters of first access wait for the database',
    runNext: () => writeNextLetter(write),
  });
}

/**
 * Writes the letter that has waited longest; false if none is waiting. The link gets its secret and the letter its
 * outbox row in one transaction, so a letter is written once or not at all. Skips people who have left the list.
 */
export async function writeNextLetter(write: WriteLetter, now = new Date()): Promise<boolean> {
  const isWritten = await db.transaction().execute(async (tx) => {
    const token = randomBytes(24).toString('base64url');
    const link = await claimNext(tx, hashOf(token));
    if (!link) return undefined;
    const { accessId, enquiryId, openings } = link;
    const access = await tx
      .selectFrom('firstAccesses')
      .selectAll()
      .where('id', '=', accessId)
      .executeTakeFirstOrThrow();
    const [person] = withConsent(await peopleAmong([enquiryId], tx));
    if (!person || access.expiresAt <= now.toISOString()) {
      await tx
        .updateTable('firstAccessLinks')
        .set({ state: 'left' })
        .where('id', '=', link.id)
        .execute();
      return false;
    }
    const { name, email } = person;
    const leaving = leavingToken(link.id);
    const parts = { access, person: { enquiryId, name, email }, openings, token, leaving };
    await putInOutbox(tx, [write({ ...parts, siteUrl: env.siteUrl })], now);
    return true;
  });
  if (isWritten) wakeMailer();
  return isWritten !== undefined;
}

export function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex');
}

/** A single statement, so that two instances cannot write the same letter. */
async function claimNext(tx: Transaction, tokenHash: string) {
  const row = await tx
    .selectFrom('firstAccessLinks')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return tx
    .updateTable('firstAccessLinks')
    .set({ state: 'sent', tokenHash })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .returning(['id', 'accessId', 'enquiryId', 'openings'])
    .executeTakeFirst();
}
