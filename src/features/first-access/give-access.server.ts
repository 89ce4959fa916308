import { randomUUID } from 'node:crypto';

import { dayMs } from '../../lib/durations.ts';
import { byName } from '../../lib/by-name.ts';
import { momentAt } from '../../lib/zoned-time.ts';
import { todayIn } from '../../lib/dates.ts';
import { refused, type Refusal } from '../../lib/record.ts';
import { signatureOf } from '../../platform/auth-secret.ts';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { hashOf } from '../../platform/token-hash.ts';
import { isSaved } from '../../records/shown.server.ts';
import { headOffice } from '../../site/settings.ts';
import type { FirstAccessLinkRow, LinksGiven, NewAccess, NewLinks } from './first-access.ts';
import { leavingToken } from './leaving.server.ts';
import { wakeLetters } from './letters.server.ts';
import { withConsent, peopleAmong } from './vip-people.server.ts';

type Person = { id: string; name: string };

type NewLink = Pick<FirstAccessLinkRow, 'state' | 'tokenHash'>;

/**
 * Gives access and notes whom to write to. The letters are written one after another by the queue: a process that is
 * killed in between has written each once or not yet.
 */
export async function giveAccess(
  given: NewAccess,
  editor: string,
  now = new Date(),
): Promise<{ outcome: 'done'; letters: number } | Refusal> {
  const noted = await noteAccess(given, editor, now, () => ({ state: 'waiting', tokenHash: null }));
  if (noted.outcome === 'refused') return noted;
  wakeLetters();
  return { outcome: 'done', letters: noted.people.length };
}

/** Gives access without letters: the links are for the editor to hand on. Only their hashes are kept. */
export async function giveLinks(
  given: NewLinks,
  editor: string,
  now = new Date(),
): Promise<LinksGiven | Refusal> {
  const id = given.id ?? randomUUID();
  // A signature, so that asking again after a lost answer gives the same links.
  const tokenOf = (enquiryId: string) => signatureOf(`first access link ${id} ${enquiryId}`);
  const access = { ...given, id, subject: '', words: '' };
  const noted = await noteAccess(access, editor, now, (enquiryId) => ({
    state: 'sent',
    tokenHash: hashOf(tokenOf(enquiryId)),
  }));
  if (noted.outcome === 'refused') return noted;
  const links = noted.people.map(({ id: enquiryId, name }) => ({
    name,
    token: tokenOf(enquiryId),
  }));
  return { outcome: 'done', links, site: env.siteUrl.origin };
}

/**
 * Under one id access is given once: a second time gives those of the people whom it was given to, and whose links have
 * not ended.
 */
async function noteAccess(
  given: NewAccess,
  createdBy: string,
  now: Date,
  newLink: (enquiryId: string) => NewLink,
): Promise<{ outcome: 'noted'; people: Person[] } | Refusal> {
  const { id = randomUUID(), projectId, projectTitle, homes, subject, words } = given;
  if (!(await isSaved('projects', projectId)))
    return refused({ projectId: 'This project was deleted. Choose another.' });
  const createdAt = now.toISOString();
  const expiresAt = eveningAfter(given.days, now);
  const facts = { id, projectId, projectTitle, subject, words, expiresAt, createdBy, createdAt };
  const start = {
    accessId: id,
    openings: given.openings,
    opened: 0,
    lastOpenedAt: null,
    createdAt,
  };
  const people = await db.transaction().execute(async (tx) => {
    const known = withConsent(await peopleAmong(given.people, tx));
    if (known.length === 0) return known;
    const added = await tx
      .insertInto('firstAccesses')
      .values({ ...facts, homes: homes && JSON.stringify(homes) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    for (const { id: enquiryId } of added ? known : [])
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
    const linked = new Set(links.map(({ enquiryId }) => enquiryId));
    return known.filter((person) => linked.has(person.id));
  });
  if (people.length === 0)
    return refused({ people: 'None of them is on the list any more. Choose others.' });
  return { outcome: 'noted', people: people.toSorted(byName) };
}

/** Ends a link at once. A letter that still waits is not sent. */
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

const evening = '18:00';

/** Six in the evening where the company has its seat, so many days from now. */
function eveningAfter(days: number, now: Date) {
  const { timeZone } = headOffice();
  const day = todayIn(timeZone, new Date(now.getTime() + days * dayMs));
  return momentAt(timeZone, day, evening)?.moment ?? now.toISOString();
}
