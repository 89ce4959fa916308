import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/bin.ts';
import { momentAt } from '../../lib/zoned-time.ts';
import { todayIn } from '../../lib/dates.ts';
import type { Refusal } from '../../lib/record.ts';
import { db } from '../../platform/database.ts';
import { isSaved } from '../../records/shown.server.ts';
import { headOffice } from '../../site/settings.ts';
import type { NewAccess } from './first-access.ts';
import { leavingToken } from './leaving.server.ts';
import { wakeLetters } from './letters.server.ts';
import { agreeing, peopleAmong } from './vip-people.server.ts';

type Given = { outcome: 'done'; letters: number } | Refusal;

/**
 * Gives access and notes whom to write to. The letters are written one after another by the queue: a process that is
 * killed in between has written each once or not yet. Giving it twice under one id is giving it once.
 */
export async function giveAccess(
  given: NewAccess,
  editor: string,
  now = new Date(),
): Promise<Given> {
  const {
    id = randomUUID(),
    projectId,
    projectTitle,
    homes,
    people,
    days,
    openings,
    subject,
    words,
  } = given;
  if (!(await isSaved('projects', projectId)))
    return refused({ projectId: 'This project was deleted. Choose another.' });
  const known = agreeing(await peopleAmong(people));
  if (known.length === 0)
    return refused({ people: 'None of them is on the list any more. Choose others.' });
  const access = {
    id,
    projectId,
    projectTitle,
    homes: homes && JSON.stringify(homes),
    subject,
    words,
    expiresAt: eveningAfter(days, now),
    createdBy: editor,
    createdAt: now.toISOString(),
  };
  const letters = await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('firstAccesses')
      .values(access)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return known.length;
    for (const { id: enquiryId } of known) {
      const link = { id: randomUUID(), accessId: id, enquiryId, tokenHash: null, openings };
      const start = { state: 'waiting', opened: 0, lastOpenedAt: null } as const;
      await tx
        .insertInto('firstAccessLinks')
        .values({ ...link, ...start, createdAt: now.toISOString() })
        .execute();
    }
    return known.length;
  });
  wakeLetters();
  return { outcome: 'done', letters };
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
