import { beforeEach } from 'vitest';
import { inviteMember } from '../src/features/team/team.server.ts';
import { createAdministrator } from '../src/platform/accounts/administrators.ts';
import { listMembers } from '../src/platform/accounts/members.ts';
import { accounts } from '../src/platform/accounts/tables.ts';
import { db } from '../src/platform/database/database.ts';
import { ingrid } from './members.ts';

export const luca = 'luca@solmere.example';
export const password = 'four grey herons';

/** Before each test of a file Ingrid is an owner, and nobody else has an account. */
export function resetToOneOwner() {
  beforeEach(async () => {
    for (const table of ['authUser', 'invitations', 'formerMembers'] as const)
      await accounts.deleteFrom(table).execute();
    for (const table of ['activity', 'outgoingMails', 'drafts', 'schedules', 'limitTries'] as const)
      await db.deleteFrom(table).execute();
    await createAdministrator({ email: ingrid.email, name: 'Ingrid', password });
  });
}

/** The token of a new invitation of Luca. */
export async function invited() {
  const asked = { email: luca, name: 'Luca Ferrant', role: 'editor', partnerId: null } as const;
  const answer = await inviteMember(asked, { ...ingrid, name: 'Ingrid' });
  if (answer.outcome !== 'done') throw new Error(answer.outcome);
  return new URL(answer.link).searchParams.get('token') ?? '';
}

export async function ids(...emails: [string, ...string[]]) {
  const members = await listMembers();
  return emails.map((email) => members.find((one) => one.email === email)?.id ?? '') as [
    string,
    string,
  ];
}
