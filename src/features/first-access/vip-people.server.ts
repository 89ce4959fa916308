import { db, type Transaction } from '../../platform/database/database.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { listWithdrawalTimes, personKey } from '../../records/consents.server.ts';
import type { VipPerson } from './first-access.ts';

type Reader = Pick<Transaction, 'selectFrom'>;

/** Everyone who joined the VIP list and has not left it, latest first; only the latest enquiry of each person. */
export async function listVipPeople(): Promise<VipPerson[]> {
  const rows = await selectPeople(db).orderBy('createdAt', 'desc').orderBy('id').execute();
  const seenKeys = new Set<string>();
  return withConsent(await withLeaving(db, rows)).flatMap(({ emailFolded, answers, ...person }) => {
    if (seenKeys.has(emailFolded)) return [];
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
      },
    ];
  });
}

/** The VIP enquiries with these ids, and when their person left the list. */
export async function findVipPeople(ids: readonly string[], connection: Reader = db) {
  return withLeaving(connection, await selectPeople(connection).where('id', 'in', ids).execute());
}

/** Joining again after leaving renews the consent. */
export function withConsent<Person extends { createdAt: string; leftAt: string | null }>(
  people: Person[],
) {
  return people.filter(({ createdAt, leftAt }) => leftAt === null || leftAt < createdAt);
}

function selectPeople(connection: Reader) {
  return connection
    .selectFrom('enquiries')
    .select(['id', 'name', 'email', 'emailFolded', 'answers', 'consentLanguage', 'createdAt'])
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
