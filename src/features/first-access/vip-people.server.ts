import { db, type Transaction } from '../../platform/database/database.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { listWithdrawalTimes, personKey } from '../../records/consents.server.ts';
import { agreesToEmails } from '../enquiries/enquiry.ts';
import type { VipPerson } from './first-access.ts';

type Reader = Pick<Transaction, 'selectFrom'>;

/**
 * Everyone who joined the VIP list, or was added to it, and has not left it, latest first; one enquiry of each person: the
 * latest one with a consent to emails, if there is one. With `email`, only the person with that address.
 */
export async function listVipPeople(connection: Reader = db, email?: string): Promise<VipPerson[]> {
  const rows = await selectPeople(connection)
    .$if(email !== undefined, (query) => query.where('emailFolded', '=', email ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const listed = stillListed(await withLeaving(connection, rows));
  const agreed = new Set(listed.filter(agreesToEmails).map(({ emailFolded }) => emailFolded));
  const seenKeys = new Set<string>();
  return listed.flatMap(({ emailFolded, answers, ...person }) => {
    const isBehind = agreed.has(emailFolded) && !agreesToEmails(person);
    if (isBehind || seenKeys.has(emailFolded)) return [];
    seenKeys.add(emailFolded);
    const { message } = Object(jsonValue(answers)) as { message?: unknown };
    const text = typeof message === 'string' ? message : '';
    return [
      {
        id: person.id,
        name: person.name,
        email: person.email,
        message: text,
        since: person.createdAt,
        agreesToEmails: agreesToEmails(person),
      },
    ];
  });
}

/** The VIP enquiries with these ids, and when their person left the list. */
export async function findVipPeople(ids: readonly string[], connection: Reader = db) {
  return withLeaving(connection, await selectPeople(connection).where('id', 'in', ids).execute());
}

/** Joining again, or being added, after leaving. */
export function stillListed<Person extends { createdAt: string; leftAt: string | null }>(
  people: Person[],
) {
  return people.filter(({ createdAt, leftAt }) => leftAt === null || leftAt < createdAt);
}

function selectPeople(connection: Reader) {
  return connection
    .selectFrom('enquiries')
    .select(['id', 'form', 'name', 'email', 'emailFolded', 'answers', 'cameBy'])
    .select(['newsletterOptIn', 'consentSentence', 'consentLanguage', 'createdAt'])
    .where('form', '=', 'vip')
    .where('status', '!=', 'spam')
    .where('deletedAt', 'is', null);
}

async function withLeaving<Person extends { emailFolded: string }>(
  connection: Reader,
  people: Person[],
) {
  const times = await listWithdrawalTimes(connection);
  return people.map((person) => ({
    ...person,
    leftAt: times.get(personKey(person.emailFolded)) ?? null,
  }));
}
