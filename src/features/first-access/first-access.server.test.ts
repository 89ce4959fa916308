import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  setUpFirstAccess,
  come,
  give,
  linksFor,
  outbox,
  theToken,
  tokenIn,
  writeAll,
} from '../../../tests/fixtures/first-access.ts';
import { joinVipList } from '../../../tests/fixtures/vip-list.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listConsents } from '../enquiries/privacy/consents.server.ts';
import { addPerson } from './add-person.compose.server.ts';
import { readAccessScreen } from './access-screen.server.ts';
import { endAccess, addDevices } from './grant-access.server.ts';
import { leavingToken } from '../../records/consents.server.ts';
import { muteReader } from '../../records/muted-readers.server.ts';
import { leaveLetters } from './leaving.server.ts';

beforeAll(prepareDataFolder);

beforeEach(setUpFirstAccess);

test('two instances write one letter per person, each with its own link, of which only the hash is stored', async () => {
  await give([await joinVipList('Hana'), await joinVipList('Maya')]);
  await Promise.all([writeAll(), writeAll()]);
  const emails = await outbox();
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'hana@chen.example',
    'maya@chen.example',
  ]);
  const tokens = emails.map(tokenIn);
  expect(new Set(tokens).size).toBe(2);
  const links = await db.selectFrom('firstAccessLinks').selectAll().execute();
  for (const token of tokens) expect(JSON.stringify(links)).not.toContain(token);
  for (const { unsubscribeUrl, bodyText } of emails)
    expect(bodyText).toContain(unsubscribeUrl ?? 'none');
});

test('an address that takes no emails gets no letter, and one that waits is deleted', async () => {
  const people = [await joinVipList('Hana')];
  await db.deleteFrom('readers').execute();
  await give(people);
  await writeAll();
  expect(await outbox()).toHaveLength(1);
  await muteHana();
  expect(await outbox()).toEqual([]);
  await give(people);
  await writeAll();
  expect(await outbox()).toEqual([]);
  expect((await readAccessScreen()).given.map(({ problem }) => problem)).toContain(
    'The address does not take emails.',
  );
  await db.deleteFrom('readers').execute();
});

test('submitting the same form twice gives access once', async () => {
  const people = [await joinVipList('Hana')];
  const id = randomUUID();
  await Promise.all([give(people, { id }), give(people, { id })]);
  await writeAll();
  expect(await outbox()).toHaveLength(1);
});

test('a link opens on a limited number of devices: of ten concurrent requests, three succeed', async () => {
  await give([await joinVipList('Hana')], { openings: 3 });
  const token = await theToken();
  expect((await come(token, 'GET')).outcome).toBe('shut');
  const all = await Promise.all(Array.from({ length: 10 }, () => come(token, 'POST')));
  const openOutcomes = all.filter(({ outcome }) => outcome === 'open');
  expect(openOutcomes).toHaveLength(3);
  expect((await come(token, 'GET')).outcome).toBe('closed');
  const [first] = openOutcomes;
  const cookie = first?.outcome === 'open' ? (first.cookie ?? '') : '';
  expect(cookie).toMatch(/^__Host-first_access_.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect((await come(token, 'GET', cookie)).outcome).toBe('open');
  const formerCookie = cookie.replace('__Host-', '');
  expect((await come(token, 'GET', formerCookie)).outcome).toBe('open');
  const [link] = (await readAccessScreen()).given;
  expect(link).toMatchObject({ opened: 3, openings: 3, name: 'Hana Chen' });
  await addDevices({ id: link?.id ?? '', openings: 1 });
  expect((await come(token, 'POST')).outcome).toBe('open');
});

test('a link that has ended, expired or lost its project is closed, even on devices that opened it', async () => {
  await give([await joinVipList('Hana')]);
  const token = await theToken();
  const outcome = await come(token, 'POST');
  const cookie = outcome.outcome === 'open' ? (outcome.cookie ?? '') : '';
  const [link] = (await readAccessScreen()).given;
  await db.updateTable('firstAccesses').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await come(token, 'POST', cookie)).toMatchObject({ outcome: 'closed', isPast: true });
  await db.updateTable('firstAccesses').set({ expiresAt: '2099-01-01T00:00:00.000Z' }).execute();
  expect((await come(token, 'GET', cookie)).outcome).toBe('open');
  await endAccess({ id: link?.id ?? '' });
  expect((await come(token, 'GET', cookie)).outcome).toBe('closed');
  expect((await come('made-up', 'GET')).outcome).toBe('unknown');
});

test('a person who leaves the list gets no further letter until they join again', async () => {
  const hana = await joinVipList('Hana');
  await give([hana]);
  await writeAll();
  const [email] = await outbox();
  await give([hana]);
  const leaving = email?.unsubscribeUrl?.split('/').at(-1) ?? '';
  expect(await leaveLetters(`${leaving}x`)).toBe(false);
  expect(await leaveLetters(leaving)).toBe(true);
  expect(await leaveLetters(leaving)).toBe(true);
  await writeAll();
  expect(await outbox()).toEqual([]);
  const { people, given } = await readAccessScreen();
  expect(people).toEqual([]);
  expect(given.map(({ state }) => state).toSorted()).toEqual(['left', 'sent']);
  expect(await give([hana])).toMatchObject({ outcome: 'refused' });
  await joinVipList('Hana', '2099-01-01T00:00:00.000Z');
  expect((await readAccessScreen()).people).toHaveLength(1);
});

test('a person whose enquiry is in the bin gets no letter', async () => {
  const [hana, maya] = [await joinVipList('Hana'), await joinVipList('Maya')];
  await give([hana]);
  const deletedAt = '2026-02-04T12:00:00.000Z';
  await db.updateTable('enquiries').set({ deletedAt }).where('id', '=', hana).execute();
  await writeAll();
  expect(await outbox()).toEqual([]);
  expect((await readAccessScreen()).people.map(({ id }) => id)).toEqual([maya]);
});

test('ending a link deletes only its own letter from the outbox', async () => {
  await give([await joinVipList('Hana'), await joinVipList('Maya')]);
  await writeAll();
  const { given } = await readAccessScreen();
  await endAccess({ id: given.find(({ name }) => name === 'Hana Chen')?.id ?? '' });
  expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['maya@chen.example']);
});

test('erasing a person deletes their links', async () => {
  const hana = await joinVipList('Hana');
  await give([hana]);
  await writeAll();
  const [link] = await db.selectFrom('firstAccessLinks').select('id').execute();
  await db.deleteFrom('enquiries').where('id', '=', hana).execute();
  expect((await readAccessScreen()).given).toEqual([]);
  expect(await leaveLetters(leavingToken(link?.id ?? ''))).toBe(true);
});

test('a person whom the team adds gets a link but no email, until they join the list themselves', async () => {
  const { id: mei } = await addPerson(
    { id: randomUUID(), name: 'Mei Tan', email: 'Mei@chen.example' },
    'ada@solmere.example',
  );
  const again = { id: randomUUID(), name: 'Mei', email: 'mei@chen.example' };
  expect((await addPerson(again, 'ada@solmere.example')).id).toBe(mei);
  expect((await readAccessScreen()).people).toMatchObject([
    { id: mei, name: 'Mei Tan', agreesToEmails: false },
  ]);
  expect(await listConsents('mei@chen.example')).toEqual([]);
  expect(await give([mei, await joinVipList('Hana')])).toMatchObject({
    outcome: 'refused',
    fields: { people: 'Mei Tan has not agreed to emails. Copy their links instead.' },
  });
  const [link] = await linksFor([mei]);
  expect((await come(link?.token ?? '', 'POST')).outcome).toBe('open');
  await writeAll();
  expect(await outbox()).toEqual([]);
  const joined = await joinVipList('Mei', '2026-02-02T12:00:00.000Z');
  expect((await readAccessScreen()).people).toMatchObject([
    { name: 'Hana Chen' },
    { id: joined, agreesToEmails: true },
  ]);
});

test('being added does not renew a consent that was withdrawn', async () => {
  const hana = await joinVipList('Hana');
  await give([hana]);
  await writeAll();
  const [email] = await outbox();
  await leaveLetters(email?.unsubscribeUrl?.split('/').at(-1) ?? '');
  const added = { id: randomUUID(), name: 'Hana Chen', email: 'hana@chen.example' };
  const { id } = await addPerson(added, 'ada@solmere.example');
  expect(id).toBe(added.id);
  expect(await give([id])).toMatchObject({ outcome: 'refused' });
  expect(await listConsents('hana@chen.example')).toMatchObject([{ withdrawal: { way: 'page' } }]);
});

async function muteHana() {
  const muted = { mutedFor: 'bounced', mutedStatus: '5.1.1' } as const;
  await inTransaction((tx) => muteReader(tx, 'hana@chen.example', muted, new Date()));
}
