import { randomUUID } from 'node:crypto';

import { byName } from '../../lib/text/by-name.ts';
import { refused, type Refusal } from '../../model/record.ts';
import { signText } from '../../platform/accounts/secret.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { headOffice } from '../../site/settings/settings.ts';
import {
  eveningAfter,
  noConsentText,
  type FirstAccessLinkRow,
  type CreatedLinks,
  type NewAccess,
  type NewLinks,
} from './first-access.ts';
import { agreesToEmails } from '../enquiries/enquiry.ts';
import { leavingToken } from '../../records/consents.server.ts';
import { wakeEmails } from './access-emails.server.ts';
import { askAccess } from './access-door.server.ts';
import { stillListed, findVipPeople } from './vip-people.server.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type Person = { id: string; name: string };

type NewLink = Pick<FirstAccessLinkRow, 'state' | 'tokenHash'>;

/** Gives access. The queue writes the letters one by one, each once even if the process is killed in between. */
export async function sendAccess(
  input: NewAccess,
  editor: string,
  now = new Date(),
): Promise<{ outcome: 'done'; letters: number } | Refusal> {
  const result = await saveAccess(input, editor, now, newWaitingLink, true);
  if (result.outcome === 'refused') return result;
  wakeEmails();
  return { outcome: 'done', letters: result.people.length };
}

/** Gives access without letters. The editor passes the links on; only hashes of their tokens are stored. */
export async function createAccessLinks(
  input: NewLinks,
  editor: string,
  now = new Date(),
): Promise<CreatedLinks | Refusal> {
  const id = input.id ?? randomUUID();
  // The token is a signature, so that a retry after a lost response returns the same links.
  const makeToken = (enquiryId: string) => signText(`first access link ${id} ${enquiryId}`);
  const access = { ...input, id, subject: '', words: '' };
  const result = await saveAccess(access, editor, now, (enquiryId) => ({
    state: 'sent',
    tokenHash: hashToken(makeToken(enquiryId)),
  }));
  if (result.outcome === 'refused') return result;
  const links = result.people.map(({ id: enquiryId, name }) => ({
    name,
    token: makeToken(enquiryId),
  }));
  return { outcome: 'done', links, site: env.siteUrl.origin };
}

function newWaitingLink(): NewLink {
  return { state: 'waiting', tokenHash: null };
}

/** Saves access once per id. A repeated call returns those of the people whose links have not ended. */
async function saveAccess(
  input: NewAccess,
  createdBy: string,
  now: Date,
  newLink: (enquiryId: string) => NewLink,
  isSending = false,
): Promise<{ outcome: 'noted'; people: Person[] } | Refusal> {
  const { id = randomUUID(), projectId, projectTitle, homes, subject, words } = input;
  const createdAt = now.toISOString();
  const expiresAt = eveningAfter(input.days, now, headOffice().timeZone);
  const facts = { id, projectId, projectTitle, subject, words, expiresAt, createdBy, createdAt };
  const start = {
    accessId: id,
    openings: input.openings,
    opened: 0,
    lastOpenedAt: null,
    problem: null,
    createdAt,
  };
  return inTransaction(async (tx) => {
    const answer = await askAccess({ projectId, subject, words }, now, tx);
    if (answer.outcome === 'refused') return answer;
    const members = stillListed(await findVipPeople(input.people, tx));
    if (members.length === 0) return withoutPeople;
    const silent = isSending ? members.filter((person) => !agreesToEmails(person)) : [];
    if (silent.length > 0) return withoutConsent(silent);
    const newRow = await tx
      .insertInto('firstAccesses')
      .values({ ...facts, homes: homes && JSON.stringify(homes) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    for (const { id: enquiryId } of newRow ? members : [])
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
    const people = members.filter((person) => linkedIds.has(person.id));
    return people.length === 0
      ? withoutPeople
      : { outcome: 'noted', people: people.toSorted(byName) };
  });
}

const withoutPeople = refused({
  people: 'These people are no longer on the VIP list. Select others.',
});

function withoutConsent(people: readonly Person[]) {
  return refused({ people: noConsentText(people.map(({ name }) => name)) });
}

/** Ends a link immediately. Removes its email from the outbox if it has not been sent, also that of a campaign. */
export async function endAccess({ id }: { id: string }) {
  await inTransaction(async (tx) => {
    await tx
      .updateTable('firstAccessLinks')
      .set({ state: 'ended', problem: null })
      .where('id', '=', id)
      .execute();
    await tx
      .deleteFrom('outgoingMails')
      .where('state', '=', 'waiting')
      .where((eb) =>
        eb.or([
          eb('unsubscribeUrl', 'like', `%/${leavingToken(id)}`),
          eb(
            'messageId',
            'in',
            eb
              .selectFrom('firstAccessLinks as link')
              .innerJoin('campaignSends as send', 'send.accessId', 'link.accessId')
              .innerJoin('campaignRecipients as recipient', 'recipient.sendId', 'send.id')
              .innerJoin('subscriptions', (join) =>
                join
                  .onRef('subscriptions.id', '=', 'recipient.subscriptionId')
                  .onRef('subscriptions.enquiryId', '=', 'link.enquiryId'),
              )
              .select('recipient.messageId')
              .where('link.id', '=', id)
              .where('recipient.messageId', 'is not', null)
              .$castTo<{ messageId: string }>(),
          ),
        ]),
      )
      .execute();
  });
  return { outcome: 'done' } as const;
}

export async function addDevices({ id, openings }: { id: string; openings: number }) {
  await db
    .updateTable('firstAccessLinks')
    .set((eb) => ({ openings: eb('openings', '+', openings) }))
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute();
  return { outcome: 'done' } as const;
}
