import { randomUUID } from 'node:crypto';
import { startOfDay } from '../../lib/time/dates.ts';
import { refused, type Refusal } from '../../model/record.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isAtLimit } from '../../platform/mail/outbox.ts';
import { hasLeftSince, lockReader, personKey } from '../../records/consents.server.ts';
import { headOffice } from '../../site/settings/settings.ts';
import {
  addVipPerson,
  type AddedPerson,
  type ConsentProof,
} from '../enquiries/added-people.server.ts';
import { listVipPeople } from '../first-access/vip-people.server.ts';
import { invite, logInvitations } from './invitations.compose.server.ts';
import { subscribeProved } from './subscribe.server.ts';
import type { SubscriptionRow } from './subscription.ts';

export const listedErrors = {
  left: 'They have unsubscribed here.',
  muted: 'This address does not take emails.',
  invited: 'They were invited before, and have not confirmed.',
  limited: 'This address was asked to confirm three times today. Try again tomorrow.',
} as const;

/** Somebody of a list that was brought, and where it is from. */
type ListedPerson = AddedPerson & { source: string };

/** Puts somebody on the VIP list. What they are proved to have agreed to elsewhere needs no confirming. */
export async function addListed(tx: Transaction, person: ListedPerson, editor: string) {
  const { id, name, email, source, proof } = person;
  await lockReader(tx, personKey(email.toLowerCase()));
  await addVipPerson(tx, person, editor);
  if (!proof) return;
  const { sentence, version, language, at } = proof;
  const wish = {
    kind: 'vip',
    name,
    email,
    language,
    zone: null,
    projectId: null,
    city: null,
    search: '',
    enquiryId: id,
    form: 'import',
    sentence,
    version,
    placePath: '',
  } as const;
  await subscribeProved(tx, wish, { source }, at);
}

/** A consent is as old as the beginning of its day. */
export function consentProof(proof: {
  sentence: string;
  language: string;
  day: string;
}): ConsentProof {
  const { sentence, language, day } = proof;
  const at = new Date(startOfDay(day, headOffice().timeZone)).toISOString();
  return { sentence, language, version: 'imported', at };
}

type Added = { outcome: 'done'; id: string; state: SubscriptionRow['state'] };

/** The same for one person, unless they subscribed already. Who comes without a proof is invited once to confirm. */
export async function addOrInvite(
  tx: Transaction,
  person: Omit<ListedPerson, 'id'>,
  editor: string,
  now = new Date(),
): Promise<Added | Refusal> {
  const { proof } = person;
  const emailFolded = person.email.toLowerCase();
  const key = personKey(emailFolded);
  const { mutedAt, invitedAt } = await lockReader(tx, key);
  const former = await findLaunches(tx, key);
  const isListedAlready = former?.kind === 'vip' && former.state !== 'asked';
  if (former && (isListedAlready || !proof))
    return { outcome: 'done', id: former.id, state: former.state };
  const [listed] = await listVipPeople(tx, emailFolded);
  const hasLeft = await hasLeftSince(tx, key, proof?.at ?? '');
  if (hasLeft && (proof || !listed)) return refused({ email: listedErrors.left });
  if (!proof && mutedAt !== null) return refused({ email: listedErrors.muted });
  if (!proof && invitedAt !== null) return refused({ email: listedErrors.invited });
  if (!proof && (await isAtLimit(tx, person.email, now)))
    return refused({ email: listedErrors.limited });
  const isListed = listed && (listed.agreesToEmails || !proof);
  const id = isListed ? listed.id : randomUUID();
  await addListed(tx, { ...person, id }, editor);
  if (!proof && (await invite(tx, id, { now, notBefore: now })))
    await logInvitations(tx, 1, editor);
  const added = await findLaunches(tx, key);
  return added
    ? { outcome: 'done', id: added.id, state: added.state }
    : refused({ email: listedErrors.left });
}

/** What somebody hears about launches by. */
async function findLaunches(tx: Transaction, key: string) {
  const rows = await tx
    .selectFrom('subscriptions')
    .select(['id', 'kind', 'state'])
    .where('personKey', '=', key)
    .where('kind', 'in', ['vip', 'newsletter'])
    .where('state', '!=', 'ended')
    .orderBy('kind', 'desc')
    .execute();
  return rows.find(({ state }) => state !== 'asked') ?? rows[0];
}
