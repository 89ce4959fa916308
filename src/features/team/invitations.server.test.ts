import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { signInFrom } from '../../../tests/fixtures/auth.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { resetToOneOwner, ids, invited, luca, password } from '../../../tests/fixtures/team.ts';
import { NotOwn } from '../../platform/actions.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { acceptInvitation } from '../../platform/accounts/invitations.ts';
import { changeRole, listMembers } from '../../platform/accounts/members.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { accept, readInvitation } from './accept.server.ts';
import { inviteMember, readTeam, sendAgain, withdraw } from './team.server.ts';

beforeAll(prepareDataFolder);
resetToOneOwner();

afterEach(() => {
  vi.useRealTimers();
});

test('an invitation is mailed and creates its account once', async () => {
  const token = await invited();
  const [mail] = await db.selectFrom('outgoingMails').selectAll().execute();
  expect(mail?.recipient).toBe(luca);
  expect(mail?.bodyText).toContain(token);
  expect(await readInvitation(token)).toMatchObject({ email: luca, inviter: 'Ingrid' });

  expect(await accept(token, { name: 'Luca', password: 'nine white swans' })).toEqual({
    outcome: 'accepted',
    email: luca,
  });
  expect((await signInFrom('192.0.2.1', luca, 'nine white swans')).outcome).toBe('signed-in');
  expect((await listMembers()).find(({ email }) => email === luca)?.role).toBe('editor');
  const secondInput = { name: 'Mallory', password: 'seven tall cranes' };
  expect(await accept(token, secondInput)).toEqual({ outcome: 'gone' });
});

test('of two concurrent acceptances of an invitation, one succeeds', async () => {
  const token = await invited();
  const both = await Promise.all(
    ['nine white swans', 'seven tall cranes'].map((own) =>
      acceptInvitation(token, { name: 'Luca', password: own }),
    ),
  );
  expect(both.filter(Boolean)).toEqual([luca]);
});

test('an expired, withdrawn, replaced or forged invitation is refused', async () => {
  const replacedToken = await invited();
  const expiredToken = await invited();
  expect(await readInvitation(replacedToken)).toBeUndefined();
  expect(
    await readInvitation(expiredToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
  ).toBe(undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * dayMs + 1_000 });
  expect(await accept(expiredToken, { name: 'Luca', password: 'nine white swans' })).toEqual({
    outcome: 'gone',
  });
  const [open] = (await readTeam(ingrid)).invitations;
  expect(open).toMatchObject({ isExpired: true });
  expect(await sendAgain({ id: open?.id ?? '' }, ingrid)).toMatchObject({ outcome: 'done' });
  expect(await readInvitation(expiredToken)).toBeDefined();

  expect(await withdraw({ id: open?.id ?? '' }, ingrid.email)).toEqual({ outcome: 'done' });
  expect(await readInvitation(expiredToken)).toBeUndefined();
  expect(await sendAgain({ id: open?.id ?? '' }, ingrid)).toMatchObject({ outcome: 'refused' });
});

test('a former owner cannot invite anybody', async () => {
  await createAdministrator({ email: luca, name: 'Luca', password });
  const [id] = await ids(ingrid.email);
  await changeRole({ id, role: 'editor', partnerId: null }, luca);
  const input = {
    email: 'noor@solmere.example',
    name: 'Noor',
    role: 'owner',
    partnerId: null,
  } as const;
  await expect(inviteMember(input, ingrid)).rejects.toThrow(NotOwn);
});

test('an existing account cannot be invited, and a weak password is refused', async () => {
  const existing = { email: ingrid.email, name: 'I', role: 'editor', partnerId: null } as const;
  expect(await inviteMember(existing, ingrid)).toMatchObject({
    outcome: 'refused',
    fields: { email: 'This email already has an account' },
  });
  const token = await invited();
  expect(await accept(token, { name: ' ', password: 'Password-Welcome-2026' })).toEqual({
    outcome: 'refused',
    fields: { name: 'Enter your name', password: 'The password must be harder to guess' },
  });
});
