import { randomUUID } from 'node:crypto';
import { startOfDay } from '../../lib/time/dates.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hasLeftSince, lockReader, personKey } from '../../records/consents.server.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { headOffice } from '../../site/settings/settings.ts';
import {
  addVipPerson,
  type AddedPerson,
  type ConsentProof,
} from '../enquiries/added-people.server.ts';
import { listVipPeople } from '../first-access/vip-people.server.ts';
import { listedErrors, logInvitations, writeInvitation } from './invitations.compose.server.ts';
import { subscribeProved } from './subscribe.server.ts';
import type { SubscriptionRow } from './subscription.ts';

/** Somebody of a list that was brought, and where it is from. */
type ListedPerson = AddedPerson & { source: string };

/** Puts somebody on the VIP list, whose reader is locked. What they are proved to have agreed to elsewhere needs no confirming. */
export async function addListed(tx: Transaction, person: ListedPerson, editor: string) {
  const { id, name, email, source, proof } = person;
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

type Added = Pick<SubscriptionRow, 'id' | 'state'> & { isInvited: boolean };

/**
 * The same for one person, unless they subscribed already. Who comes without a proof is invited once to confirm. Throws
 * `FieldError` for who may not be added.
 */
export async function addOrInvite(
  tx: Transaction,
  person: Omit<ListedPerson, 'id'>,
  editor: string,
  now = new Date(),
): Promise<Added> {
  const { proof } = person;
  const emailFolded = person.email.toLowerCase();
  const key = personKey(emailFolded);
  const { mutedAt, invitedAt } = await lockReader(tx, key);
  const former = await findLaunches(tx, key);
  const isListedAlready = former?.kind === 'vip' && former.state !== 'asked';
  if (former && (isListedAlready || !proof)) return { ...former, isInvited: false };
  const [listed] = await listVipPeople(tx, emailFolded);
  const hasLeft = await hasLeftSince(tx, key, proof?.at ?? '');
  if (hasLeft && (proof || !listed)) throw new FieldError({ email: listedErrors.left });
  if (!proof && mutedAt !== null) throw new FieldError({ email: listedErrors.muted });
  if (!proof && invitedAt !== null) throw new FieldError({ email: listedErrors.invited });
  const isListed = listed && (listed.agreesToEmails || !proof);
  const id = isListed ? listed.id : randomUUID();
  await addListed(tx, { ...person, id }, editor);
  if (!proof) {
    const row = await tx
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await writeInvitation(tx, row, { now, notBefore: now });
    await logInvitations(tx, 1, editor);
  }
  const added = await findLaunches(tx, key);
  if (!added) throw new FieldError({ email: listedErrors.left });
  return { ...added, isInvited: !proof };
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
