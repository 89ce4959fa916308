import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { logActivity, logged } from '../../../platform/activity.ts';
import {
  asksForEmails,
  endSubscriptions,
  isProved,
  listWithdrawalTimes,
  lockReader,
  personKey,
} from '../../../records/consents.server.ts';
import type { ConsentProof } from '../../enquiries/added-people.server.ts';
import { changeEnquiry } from '../../enquiries/enquiry-changes.server.ts';
import { listVipPeople } from '../../first-access/vip-people.server.ts';
import {
  addListed,
  consentProof,
  listedErrors,
} from '../../subscriptions/listed-people.compose.server.ts';
import type { ImportItemRow, SourcePerson } from '../moving.ts';
import type { RecordContext } from './import-context.compose.server.ts';
import { knownKey, putItem } from './imports.server.ts';

type PeopleContext = Pick<RecordContext, 'importId' | 'from' | 'known' | 'member' | 'isWriting'> & {
  signal: AbortSignal;
  onDone: () => Promise<void>;
};

/**
 * Puts people on the VIP list, or finds out what that would do. Who is on it stays as they are, unless the sheet proves a
 * consent that is not there yet. Who has unsubscribed since is left out. What is remembered of them names nobody.
 */
export async function importPeople(people: AsyncIterable<SourcePerson>, context: PeopleContext) {
  const listed = new Map(
    (await listVipPeople()).map((one) => [one.email.toLowerCase(), one.agreesToEmails]),
  );
  const leaving = await listWithdrawalTimes();
  const seen = new Set<string>();
  let position = 0;
  for await (const person of people) {
    context.signal.throwIfAborted();
    position += 1;
    const emailFolded = person.email.toLowerCase();
    if (seen.has(emailFolded)) person.faults.push('Another row has the same email address.');
    seen.add(emailFolded);
    const proof = person.proof && consentProof(person.proof);
    const leftAt = leaving.get(personKey(emailFolded));
    const agrees = listed.get(emailFolded);
    const isListed = agrees === true || (agrees === false && !proof);
    if (!isListed && leftAt !== undefined && (!proof || leftAt >= proof.at))
      person.faults.push(listedErrors.left);
    await importPerson(person, { context, position, proof, isListed });
    await context.onDone();
  }
}

type Found = {
  context: PeopleContext;
  position: number;
  proof: ConsentProof | undefined;
  /** True for who is on the list with all that the sheet says. */
  isListed: boolean;
};

async function importPerson(
  { name, email, phone, language, place, faults, notes, proof: consent }: SourcePerson,
  { context, position, proof, isListed }: Found,
) {
  const { importId, known, isWriting, member } = context;
  const sourceId = personKey(`${email.toLowerCase()} ${proof?.at ?? ''}`);
  const item = { kind: 'person', sourceId, name: '', place, position } as const;
  if (faults.length > 0)
    return putItem(importId, { ...item, sourceId: place, outcome: 'refused', notes: faults });
  const remembered = known.get(knownKey('person', sourceId));
  const isBegun = remembered?.importId === importId && remembered.outcome === 'writing';
  if (remembered?.importId === importId && !isBegun) return undefined;
  if (isListed && !isBegun) return putItem(importId, { ...item, outcome: 'same' });
  if (!isWriting) return putItem(importId, { ...item, outcome: 'create', notes });
  const id = (isBegun && remembered.target) || randomUUID();
  // Written first, so that an import that is killed here finds its own person again.
  await putItem(importId, { ...item, outcome: 'writing', target: id });
  const source = consent?.source ?? context.from;
  await logged({ detail: context.from }, () =>
    inTransaction(async (tx) => {
      await lockReader(tx, personKey(email.toLowerCase()));
      await addListed(tx, { id, name, email, phone, language, source, proof }, member.email);
    }),
  );
  return putItem(importId, { ...item, outcome: 'created', target: id, revision: 1, notes });
}

/**
 * Moves a person whom an import added to the bin, and ends what it subscribed them to, unless they changed it or agreed
 * by themselves, too. The reason if somebody has changed the enquiry since.
 */
export async function undoPerson({ target, revision }: ImportItemRow, editor: string) {
  return inTransaction(async (tx) => {
    const id = target ?? '';
    const now = new Date();
    const deletedAt = now.toISOString();
    const change = await changeEnquiry(
      tx,
      id,
      (row) => (row.revision === (revision ?? 1) ? { deletedAt } : undefined),
      editor,
    );
    if (!change) return 'The enquiry has been changed since';
    await logActivity(tx, { actor: editor, kind: 'enquiries', act: 'deleted', subjectId: id });
    const subscription = await tx
      .selectFrom('subscriptions')
      .select(['id', 'personKey'])
      .where('enquiryId', '=', id)
      .where('form', '=', 'import')
      .where('revision', '=', 1)
      .executeTakeFirst();
    const agreed = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('emailFolded', '=', change.row.emailFolded)
      .where('status', '!=', 'spam')
      .where('deletedAt', 'is', null)
      .where(asksForEmails)
      .where(isProved)
      .executeTakeFirst();
    if (subscription && !agreed) await endSubscriptions(tx, { ...subscription, way: 'team', now });
    return undefined;
  });
}
