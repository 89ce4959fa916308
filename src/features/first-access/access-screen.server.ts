import { db } from '../../platform/database/database.ts';
import type { AccessScreen, AccessGrant } from './first-access.ts';
import { leavingToken } from '../../records/consents.server.ts';
import { listVipPeople } from './vip-people.server.ts';

export async function readAccessScreen(): Promise<AccessScreen> {
  return { people: await listVipPeople(), given: await listAccessGrants() };
}

/** All links, latest first. */
async function listAccessGrants(): Promise<AccessGrant[]> {
  const rows = await db
    .selectFrom('firstAccessLinks as link')
    .innerJoin('firstAccesses as access', 'access.id', 'link.accessId')
    .innerJoin('enquiries as person', 'person.id', 'link.enquiryId')
    .select([
      'link.id',
      'link.state',
      'link.openings',
      'link.opened',
      'link.lastOpenedAt',
      'link.problem',
      'access.words',
      'access.projectId',
      'access.projectTitle',
      'access.expiresAt',
      'access.createdAt',
      'person.name',
      'person.email',
    ])
    .orderBy('access.createdAt', 'desc')
    .orderBy('person.name')
    .orderBy('link.id')
    .execute();
  const emails = await db
    .selectFrom('outgoingMails')
    .select(['unsubscribeUrl', 'state'])
    .where('unsubscribeUrl', 'is not', null)
    .orderBy('createdAt')
    .execute();
  const states = new Map(
    emails.map(({ unsubscribeUrl, state }) => [unsubscribeUrl?.split('/').at(-1), state]),
  );
  return rows.map(({ words, ...row }) => ({
    ...row,
    isHandedOn: words === '',
    letter: states.get(leavingToken(row.id)) ?? null,
  }));
}
