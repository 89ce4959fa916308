import { randomBytes } from 'node:crypto';
import { db, type Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { startQueue, wakeQueue } from '../../platform/jobs/jobs.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { refusalText } from '../../model/record.ts';
import type { Seller } from '../places/lines.ts';
import { agreesToEmails } from '../enquiries/enquiry.ts';
import { languageOfForm, runInFormLanguage } from '../../platform/languages/page-language.ts';
import { findSeller } from '../sellers.server.ts';
import type { FirstAccessRow } from './first-access.ts';
import { leavingToken, personKey } from '../../records/consents.server.ts';
import { findMuted } from '../../records/muted-readers.server.ts';
import { askAccess } from './access-door.server.ts';
import { stillListed, findVipPeople } from './vip-people.server.ts';

const queueName = 'first access';
const pollIntervalMs = 30_000;

/** Renders the letter. The caller passes it in, because this file must not import React. */
export type WriteEmail = (parts: {
  access: FirstAccessRow;
  person: { enquiryId: string; name: string; email: string };
  openings: number;
  token: string;
  leaving: string;
  seller?: Seller | undefined;
  siteUrl: URL;
}) => OutgoingEmail;

export function wakeEmails() {
  wakeQueue(queueName);
}

/** Starts the queue that writes letters into the outbox, one by one. Several instances share the work. */
export function startEmails(write: WriteEmail) {
  return startQueue({
    name: queueName,
    pollIntervalMs,
    databaseAway: 'First access emails paused: the database is unavailable',
    runNext: () => writeNextEmail(write),
  });
}

/**
 * Writes the letter that has waited longest; false if none waits. One transaction saves the link's token and adds the
 * letter to the outbox, so no letter is written twice. People who have left the list get none. What may not leave is not
 * written either, and its link says why.
 */
export async function writeNextEmail(write: WriteEmail, now = new Date()): Promise<boolean> {
  const isWritten = await db.transaction().execute(async (tx) => {
    const token = randomBytes(24).toString('base64url');
    const link = await claimNextLink(tx, hashToken(token));
    if (!link) return undefined;
    const { accessId, enquiryId, openings } = link;
    const access = await tx
      .selectFrom('firstAccesses')
      .selectAll()
      .where('id', '=', accessId)
      .executeTakeFirstOrThrow();
    const [person] = stillListed(await findVipPeople([enquiryId], tx)).filter(agreesToEmails);
    if (!person || access.expiresAt <= now.toISOString()) {
      await tx
        .updateTable('firstAccessLinks')
        .set({ state: 'left' })
        .where('id', '=', link.id)
        .execute();
      return false;
    }
    if (await findMuted(person.emailFolded, tx)) {
      await tx
        .updateTable('firstAccessLinks')
        .set({ state: 'ended', tokenHash: null, problem: 'The address does not take emails.' })
        .where('id', '=', link.id)
        .execute();
      return false;
    }
    const answer = await askAccess(access, now, tx);
    if (answer.outcome === 'refused') {
      await tx
        .updateTable('firstAccessLinks')
        .set({ state: 'ended', tokenHash: null, problem: refusalText(answer) })
        .where('id', '=', link.id)
        .execute();
      return false;
    }
    const { name, email } = person;
    const leaving = leavingToken(link.id);
    const seller = await findSeller(tx, access.projectId, languageOfForm(person));
    const parts = { access, person: { enquiryId, name, email }, openings, token, leaving, seller };
    const message = runInFormLanguage(person, () => write({ ...parts, siteUrl: env.siteUrl }));
    await putInOutbox(tx, [{ ...message, personKey: personKey(person.emailFolded) }], now);
    return true;
  });
  if (isWritten) wakeMailer();
  return isWritten !== undefined;
}

/** The update checks the state again, so that two instances never write the same letter. */
async function claimNextLink(tx: Transaction, tokenHash: string) {
  const next = await tx
    .selectFrom('firstAccessLinks')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  return tx
    .updateTable('firstAccessLinks')
    .set({ state: 'sent', tokenHash })
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .returning(['id', 'accessId', 'enquiryId', 'openings'])
    .executeTakeFirst();
}
