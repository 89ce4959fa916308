import { randomUUID } from 'node:crypto';

import { dayMs } from '../../lib/durations.ts';
import { byName } from '../../lib/by-name.ts';
import { momentAt } from '../../lib/zoned-time.ts';
import { todayIn } from '../../lib/dates.ts';
import type { Refusal } from '../../lib/record.ts';
import { signatureOf } from '../../platform/auth-secret.ts';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { isSaved } from '../../records/shown.server.ts';
import { headOffice } from '../../site/settings.ts';
import type { FirstAccessLinkRow, LinksGiven, NewAccess, NewLinks } from './first-access.ts';
import { leavingToken } from './leaving.server.ts';
import { hashOf, wakeLetters } from './letters.server.ts';
import { withConsent, peopleAmong } from './vip-people.server.ts';

type Person = { id: string; name: string };

type NewLink = Pick<FirstAccessLinkRow, 'state' | 'tokenHash'>;

/**
 * Gives access and queues the letters. The queue writes them one at a time, so that a killed process has written each
 * letter once or not at all.
 */
export async function giveAccess(
  input: NewAccess,
  editor: string,
  now = new Date(),
): Promise<{ outcome: 'done'; letters: number } | Refusal> {
  const grant = await noteAccess(input, editor, now, () => ({ state: 'waiting', tokenHash: null }));
  if (grant.outcome === 'refused') return grant;
  wakeLetters();
  return { outcome: 'done', letters: grant.people.length };
}

/** Gives access without letters and returns the links to the editor. Stores only their hashes. */
export async function giveLinks(
  input: NewLinks,
  editor: string,
  now = new Date(),
): Promise<LinksGiven | Refusal> {
  const id = input.id ?? randomUUID();
  // A signature, so that repeating the request after a lost response returns the same links.
  const tokenOf = (enquiryId: string) => signatureOf(`first access link ${id} ${enquiryId}`);
  const access = { ...input, id, subject: '', words: '' };
  const result = await noteAccess(access, editor, now, (enquiryId) => ({
    state: 'sent',
    tokenHash: hashOf(tokenOf(enquiryId)),
  }));
  if (result.outcome === 'refused') return result;
  const links = result.people.map(({ id: enquiryId, name }) => ({
    name,
    token: tokenOf(enquiryId),
  }));
  return { outcome: 'done', links, site: env.siteUrl.origin };
}

/** Gives access once per id. A repeated call returns those of the people who already have a link that has not ended. */
async function noteAccess(
  input: NewAccess,
  createdBy: string,
  now: Date,
  newLink: (enquiryId: string) => NewLink,
): Promise<{ outcome: 'noted'; people: Person[] } | Refusal> {
  const { id = randomUUID(), projectId, projectTitle, homes, subject, words } = input;
  if (!(await isSaved('projects', projectId)))
    return refused({ projectId: 'This project was deleted. Choose another.' });
  const createdAt = now.toISOString();
  const expiresAt = eveningAfter(input.days, now);
  const facts = { id, projectId, projectTitle, subject, words, expiresAt, createdBy, createdAt };
  const start = {
    accessId: id,
    openings: input.openings,
    opened: 0,
    lastOpenedAt: null,
    createdAt,
  };
  const people = await db.transaction().execute(async (tx) => {
    const recipients = withConsent(await peopleAmong(input.people, tx));
    if (recipients.length === 0) return recipients;
    const added = await tx
      .insertInto('firstAccesses')
      .values({ ...facts, homes: homes && JSON.stringify(homes) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    for (const { id: enquiryId } of added ? recipients : [])
      await tx
        .insertInto('firstAccessLinks')
        .values({ ...start, id: randomUUID(), enquiryId, ...newLink(enquiryId) })
        .execute();
    const links = await tx
      .selectFrom('firstAccessLinks')
      .select('enquiryId')
      .where('accessId', '=', id)
      .where('state', 'in', ['waiting', 'sent'])
      .execute();
    const linkedIds = new Set(links.map(({ enquiryId }) => enquiryId));
    return recipients.filter((person) => linkedIds.has(person.id));
  });
  if (people.length === 0)
    return refused({ people: 'None of them is on the list any more. Choose others.' });
  return { outcome: 'noted', people: people.toSorted(byName) };
}

/** Ends a link immediately. Its letter is not sent if it is still waiting. */
export async function endAccess({ id }: { id: string }) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('firstAccessLinks').set({ state: 'ended' }).where('id', '=', id).execute();
    await tx
      .deleteFrom('outgoingMails')
      .where('state', '=', 'waiting')
      .where('unsubscribeUrl', 'like', `%/${leavingToken(id)}`)
      .execute();
  });
  return { outcome: 'done' } as const;
}

export async function giveMore({ id, openings }: { id: string; openings: number }) {
  await db
    .updateTable('firstAccessLinks')
    .set((eb) => ({ openings: eb('openings', '+', openings) }))
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute();
  return { outcome: 'done' } as const;
}

function refused(fields: Record<string, string>): Refusal {
  return { outcome: 'refused', fields };
}

const evening = '18:00';

/** 18:00 in the head office's time zone, this many days from now. */
function eveningAfter(days: number, now: Date) {
  const { timeZone } = headOffice();
  const day = todayIn(timeZone, new Date(now.getTime() + days * dayMs));
  return momentAt(timeZone, day, evening)?.moment ?? now.toISOString();
}
