import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { signInFrom } from '../../../tests/fixtures/auth.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { resetToOneOwner, ids, invited, luca, password } from '../../../tests/fixtures/team.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { changeRole, listMembers, removeMember } from '../../platform/accounts/members.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { findRule, setRule } from '../../platform/accounts/second-step-rule.ts';
import { accounts } from '../../platform/accounts/tables.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { newsRecords } from '../news/news.server.ts';
import { accept } from './accept.server.ts';
import { countOpenWork, handOverWork } from './open-work.server.ts';
import { resetStep } from './team.server.ts';

beforeAll(prepareDataFolder);
resetToOneOwner();

test('the last owner cannot lose the role, even by two concurrent changes', async () => {
  await createAdministrator({ email: luca, name: 'Luca', password });
  const [one, other] = await ids(ingrid.email, luca);
  const editor = { role: 'editor', partnerId: null } as const;
  const faults = await Promise.all([
    changeRole({ id: other, ...editor }, ingrid.email),
    changeRole({ id: one, ...editor }, luca),
  ]);
  expect(faults.filter((fault) => fault === undefined)).toHaveLength(1);
  const owners = (await listMembers()).filter(({ role }) => role === 'owner');
  expect(owners).toHaveLength(1);

  const [owner] = owners;
  const remove = () =>
    removeMember({ id: owner?.id ?? '', receiver: null }, owner?.email ?? '', handOverWork);
  expect(await remove()).toBe('last-owner');
});

test('of two owners who remove each other concurrently, one remains', async () => {
  await createAdministrator({ email: luca, name: 'Luca', password });
  const [one, other] = await ids(ingrid.email, luca);
  await Promise.all([
    removeMember({ id: other, receiver: null }, ingrid.email, handOverWork),
    removeMember({ id: one, receiver: null }, luca, handOverWork),
  ]);
  expect(await listMembers()).toHaveLength(1);
});

test('a removed member loses access immediately, and the open work goes to a colleague', async () => {
  const token = await invited();
  await accept(token, { name: 'Luca', password: 'nine white swans' });
  const session = await signInFrom('192.0.2.1', luca, 'nine white swans');
  expect(session.outcome).toBe('signed-in');
  const draft = newsRecords.schema.parse({
    slug: 'not-yet',
    title: 'Not yet',
    content: 'Words.',
    category: 'Company News',
    publishedAt: '2026-01-05',
  });
  await newsRecords.saveDraft(draft, luca);
  const times = {
    publishAt: '2096-01-06T17:00:00.000Z',
    unpublishAt: '2096-01-09T17:00:00.000Z',
  };
  await newsRecords.schedule({ ...draft, slug: 'not-yet-either', ...times }, luca);
  const [id] = await ids(luca);
  expect(await countOpenWork({ id })).toEqual({
    drafts: 1,
    scheduled: 2,
    previews: 0,
    enquiries: 0,
  });

  const [receiver] = await ids(ingrid.email);
  expect(await removeMember({ id, receiver }, ingrid.email, handOverWork)).toBeUndefined();
  expect(await db.selectFrom('drafts').select('savedBy').execute()).toEqual([
    { savedBy: ingrid.email },
    { savedBy: ingrid.email },
  ]);
  expect(await db.selectFrom('schedules').select('unpublishSetBy').execute()).toEqual([
    { unpublishSetBy: ingrid.email },
  ]);
  expect(await accounts.selectFrom('authSession').selectAll().execute()).toEqual([]);
  expect((await signInFrom('192.0.2.1', luca, 'nine white swans')).outcome).toBe('refused');
  expect((await listAccountNames()).get(luca)).toBe('Luca');
  const entries = await db.selectFrom('activity').select('act').where('name', '=', luca).execute();
  expect(entries.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['invited', 'accepted', 'removed']),
  );
});

test('only a member with the necessary rights can take over open work', async () => {
  const other = 'noor@solmere.example';
  for (const email of [luca, other]) await createAdministrator({ email, name: email, password });
  const [id, receiver] = await ids(luca, other);
  for (const role of ['enquiries', 'partner'] as const) {
    await changeRole({ id: receiver, role, partnerId: null }, ingrid.email);
    const fault = await removeMember({ id, receiver }, ingrid.email, handOverWork);
    expect(fault, role).toBe('receiver-gone');
  }
  await changeRole({ id, role: 'enquiries', partnerId: null }, ingrid.email);
  await changeRole({ id: receiver, role: 'enquiries', partnerId: null }, ingrid.email);
  expect(await removeMember({ id, receiver }, ingrid.email, handOverWork)).toBeUndefined();
});

test('an owner can reset a colleague’s second step with their own password, and the colleague is notified', async () => {
  const created = await createAdministrator({
    email: luca,
    name: 'Luca',
    password: 'nine white swans',
  });
  expect(created).toBe(true);
  const [id, own] = await ids(luca, ingrid.email);
  await signInFrom('192.0.2.1', luca, 'nine white swans');
  const codes = { id: 'codes', secret: 's', backupCodes: 'b', userId: id };
  await accounts.insertInto('authTwoFactor').values(codes).execute();
  await sql`update auth_user set two_factor_enabled = ${isPostgres ? sql`true` : 1} where id = ${id}`.execute(
    db,
  );
  const owner = { ...ingrid, id: own, name: 'Ingrid' };
  expect(await resetStep({ id, password: 'nine white swans' }, owner)).toMatchObject({
    fields: { password: 'This is not your current password' },
  });
  expect((await listMembers()).find((one) => one.id === id)?.hasCodes).toBe(true);
  expect(await resetStep({ id: own, password }, owner)).toMatchObject({ outcome: 'refused' });
  expect(await resetStep({ id, password }, owner)).toEqual({ outcome: 'done' });
  expect((await listMembers()).find((one) => one.id === id)?.hasCodes).toBe(false);
  const sessions = accounts.selectFrom('authSession').select('id').where('userId', '=', id);
  expect(await sessions.execute()).toEqual([]);
  expect((await signInFrom('192.0.2.1', luca, 'nine white swans')).outcome).toBe('signed-in');
  const emails = await db.selectFrom('outgoingMails').select(['recipient', 'subject']).execute();
  expect(emails).toEqual([
    { recipient: luca, subject: 'Your two-step verification was reset: SOLMERE' },
  ]);
  const entries = await db
    .selectFrom('activity')
    .select('detail')
    .where('act', '=', 'codes')
    .execute();
  expect(entries).toEqual([{ detail: `reset two-step verification for ${luca}` }]);
});

test('two concurrent changes of the second-step rule are both applied', async () => {
  const days = ['2027-01-05', '2027-02-05'];
  await Promise.all(days.map((day) => setRule(day, ingrid.email)));
  expect(days).toContain(await findRule());
  const rows = await db.selectFrom('activity').select('id').where('act', '=', 'rule').execute();
  expect(rows).toHaveLength(2);
  await setRule(null, ingrid.email);
  expect(await findRule()).toBeNull();
});
