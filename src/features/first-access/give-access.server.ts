import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/bin.ts';
import { momentAt } from '../../lib/zoned-time.ts';
import { todayIn } from '../../lib/dates.ts';
import type { Refusal } from '../../lib/record.ts';
import { signatureOf } from '../../platform/auth-secret.ts';
import { db } from '../../platform/database.ts';
import { isSaved } from '../../records/shown.server.ts';
import { headOffice } from '../../site/settings.ts';
import type { FirstAccessLinkRow, GivenLink, NewAccess } from './first-access.ts';
import { leavingToken } from './leaving.server.ts';
import { hashOf, wakeLetters } from './letters.server.ts';
import { agreeing, peopleAmong } from './vip-people.server.ts';

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
  given: NewAccess,
  editor: string,
  now = new Date(),
): Promise<{ outcome: 'done'; links: GivenLink[] } | Refusal> {
  const id = given.id ?? randomUUID();
  // A signature, so that asking again after a lost answer gives the same links.
  const tokenOf = (enquiryId: string) => signatureOf(`first access link ${id} ${enquiryId}`);
  const noted = await noteAccess({ ...given, id }, editor, now, (enquiryId) => ({
    state: 'sent',
    tokenHash: hashOf(tokenOf(enquiryId)),
  }));
  if (noted.outcome === 'refused') return noted;
  const links = noted.people.map(({ id: enquiryId, name }) => ({
    name,
    token: tokenOf(enquiryId),
  }));
  return { outcome: 'done', links };
}

/** Under one id access is given once: a second time gives those whom it was given to. */
async function noteAccess(
  given: NewAccess,
  createdBy: string,
  now: Date,
  newLink: (enquiryId: string) => NewLink,
): Promise<{ outcome: 'noted'; people: Person[] } | Refusal> {
  const { id = randomUUID(), projectId, projectTitle, homes, days, subject, words } = given;
  if (!(await isSaved('projects', projectId)))
    return refused({ projectId: 'This project was deleted. Choose another.' });
  const known = agreeing(await peopleAmong(given.people));
  if (known.length === 0)
    return refused({ people: 'None of them is on the list any more. Choose others.' });
  const createdAt = now.toISOString();
  const access = {
    id,
    projectId,
    projectTitle,
    homes: homes && JSON.stringify(homes),
    subject,
    words,
    expiresAt: eveningAfter(days, now),
    createdBy,
    createdAt,
  };
  const people = await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('firstAccesses')
      .values(access)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const start = {
      accessId: id,
      openings: given.openings,
      opened: 0,
      lastOpenedAt: null,
      createdAt,
    };
    for (const { id: enquiryId } of added ? known : [])
      await tx
        .insertInto('firstAccessLinks')
        .values({ ...start, id: randomUUID(), enquiryId, ...newLink(enquiryId) })
        .execute();
    return tx
      .selectFrom('firstAccessLinks as link')
      .innerJoin('enquiries as person', 'person.id', 'link.enquiryId')
      .select(['person.id', 'person.name'])
      .where('link.accessId', '=', id)
      .orderBy('person.name')
      .execute();
  });
  return { outcome: 'noted', people };
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

function refused(fields: Record<string, string>): Refusal {
  return { outcome: 'refused', fields };
}

const evening = '18:00';

/** Six in the evening where the company has its seat, so many days from now. */
function eveningAfter(days: number, now: Date) {
  const { timeZone } = headOffice();
  const day = todayIn(timeZone, new Date(now.getTime() + days * dayMs));
  return momentAt(timeZone, day, evening)?.moment ?? now.toISOString();
}
