import { db, type Transaction } from '../../platform/database.ts';
import { signatureOf } from '../../platform/auth-secret.ts';
import { jsonValue } from '../../lib/json-text.ts';
import type { VipPerson } from './first-access.ts';

type Reading = Pick<Transaction, 'selectFrom'>;

/** All who joined the VIP list and have not left it, the latest first; of several enquiries of one person the latest. */
export async function listVipPeople(): Promise<VipPerson[]> {
  const rows = await selectPeople(db).orderBy('createdAt', 'desc').orderBy('id').execute();
  const seen = new Set<string>();
  return agreeing(await withLeaving(db, rows)).flatMap(({ emailFolded, answers, ...person }) => {
    if (seen.has(emailFolded)) return [];
    seen.add(emailFolded);
    const { message } = Object(jsonValue(answers)) as { message?: unknown };
    const said = typeof message === 'string' ? message : '';
    return [
      {
        id: person.id,
        name: person.name,
        email: person.email,
        message: said,
        since: person.createdAt,
      },
    ];
  });
}

/** The VIP enquiries with these ids, and whether they still ask for letters. */
export async function peopleAmong(ids: readonly string[], connection: Reading = db) {
  return withLeaving(connection, await selectPeople(connection).where('id', 'in', ids).execute());
}

/** Joining again after leaving is asking again. */
export function agreeing<Person extends { createdAt: string; leftAt: string | null }>(
  people: Person[],
) {
  return people.filter(({ createdAt, leftAt }) => leftAt === null || leftAt < createdAt);
}

/** Tells who it is to nobody who does not know the address. */
export function personKey(emailFolded: string) {
  return signatureOf(`letters ${emailFolded}`);
}

function selectPeople(connection: Reading) {
  return connection
    .selectFrom('enquiries')
    .select(['id', 'name', 'email', 'emailFolded', 'answers', 'createdAt'])
    .where('form', '=', 'vip')
    .where('deletedAt', 'is', null)
    .where('state', '!=', 'spam');
}

async function withLeaving<Person extends { emailFolded: string }>(
  connection: Reading,
  people: Person[],
) {
  const left = await connection.selectFrom('lettersLeft').selectAll().execute();
  const moments = new Map(left.map(({ personKey: key, leftAt }) => [key, leftAt]));
  return people.map((person) => ({
    ...person,
    leftAt: moments.get(personKey(person.emailFolded)) ?? null,
  }));
}
