import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { check, emptySite, imported, undone } from '../../../../tests/fixtures/import.ts';
import { storedSubscriptions } from '../../../../tests/fixtures/subscriptions.ts';
import { joinVipList } from '../../../../tests/fixtures/vip-list.ts';
import { db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { withdrawConsent } from '../../../records/consents.server.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { listConsents } from '../../enquiries/privacy/consents.server.ts';
import { listVipPeople } from '../../first-access/vip-people.server.ts';
import { pauseSubscription } from '../../subscriptions/subscription-rows.server.ts';
import { guessColumns, guessNoun } from '../source/sheet-fields.ts';
import { readSheet } from '../source/sheet.server.ts';
import { notesOf } from './import-report.ts';
import { listItems } from './imports.server.ts';

await prepareDataFolder();
vi.setConfig({ testTimeout: 120_000 });

beforeEach(emptyPeople);

async function emptyPeople() {
  await emptySite();
  const tables = ['enquiries', 'subscriptions', 'consentWithdrawals', 'consentProofs'] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
}

const head = 'Name,Email,Phone,Consent date,Consent text,Source';
const hana = 'Hana Chen,hana@chen.example,,2026-02-03,Email me.,Open house';
const mei = 'Mei Tan,Mei@tan.example,+1 604 555 0142,,,';

async function people(...rows: string[]) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'people-')), 'guests.csv');
  writeFileSync(file, [head, ...rows].join('\n'));
  const { head: titles } = await readSheet(file, file);
  expect(guessNoun(titles)).toBe('people');
  return [file, { noun: 'people', columns: guessColumns('people', titles) }] as const;
}

test('only who is proved to have agreed gets emails; the whole import can be undone @once', async () => {
  const source = await people(hana, mei);
  const checked = await check(...source);
  expect((await listItems(checked)).map(({ outcome }) => outcome)).toEqual(['create', 'create']);
  expect(await listVipPeople()).toEqual([]);
  const id = await imported(...source);
  expect(await listVipPeople()).toMatchObject([
    { name: 'Mei Tan', agreesToEmails: false },
    { name: 'Hana Chen', agreesToEmails: true },
  ]);
  expect(await listConsents('hana@chen.example')).toMatchObject([
    { purpose: 'emails', sentence: 'Email me.', consentedAt: '2026-02-03T00:00:00.000Z' },
  ]);
  expect(await listConsents('mei@tan.example')).toEqual([]);
  const items = await listItems(id);
  expect(items.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
  expect(JSON.stringify(items)).not.toMatch(/chen|tan/i);
  const again = await imported(...source);
  expect((await listItems(again)).map(({ outcome }) => outcome)).toEqual(['same', 'same']);
  expect(await storedSubscriptions()).toMatchObject([{ name: 'Hana Chen', state: 'confirmed' }]);
  await undone(id);
  expect(await listVipPeople()).toEqual([]);
  expect(await storedSubscriptions()).toMatchObject([{ name: 'Hana Chen', state: 'ended' }]);
  await imported(...source);
  expect((await storedSubscriptions()).map(({ state }) => state)).toContain('confirmed');
});

test('an undone import ends nothing that somebody changed or agreed to by themselves @long', async () => {
  const id = await imported(...(await people(hana)));
  await joinVipList('Hana', '2026-04-01T12:00:00.000Z');
  await undone(id);
  expect(await storedSubscriptions()).toMatchObject([{ state: 'confirmed' }]);
  await emptyPeople();
  const other = await imported(...(await people(hana)));
  const [row] = await storedSubscriptions();
  await inTransaction((tx) => pauseSubscription(tx, row?.id ?? '', true));
  await undone(other);
  expect(await storedSubscriptions()).toMatchObject([{ state: 'paused' }]);
});

test('a row is read whole or not at all, and language, way and day are kept', async () => {
  const words = `${head},Language`;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'people-')), 'guests.csv');
  const rows = [
    'Rui Costa,rui@costa.example,,2026-02-03,I agree, but only to one email a year.,Fair,en',
    'Ana Costa,ana@costa.example,,46056,Email me.,Fair,en',
    'Mei Tan,mei@tan.example,,,,,en',
  ];
  writeFileSync(file, [words, ...rows].join('\n'));
  const { head: titles } = await readSheet(file, file);
  const id = await imported(file, { noun: 'people', columns: guessColumns('people', titles) });
  const items = await listItems(id);
  expect(items.map(({ outcome }) => outcome)).toEqual(['refused', 'created', 'created']);
  expect(items[0] && notesOf(items[0])).toContainEqual(expect.stringContaining('more cells'));
  const stored = await db.selectFrom('enquiries').selectAll().orderBy('name').execute();
  expect(stored).toMatchObject([
    { name: 'Ana Costa', cameBy: 'team', createdAt: '2026-02-03T00:00:00.000Z' },
    { name: 'Mei Tan', cameBy: 'team', consentLanguage: 'en-CA', consentSentence: '' },
  ]);
  const isWithdrawn = await db
    .transaction()
    .execute((tx) =>
      withdrawConsent(tx, { emailFolded: 'ana@costa.example', way: 'page', now: new Date() }),
    );
  expect(isWithdrawn).toBe(true);
});

test('who has joined again after leaving stays as they are', async () => {
  await joinVipList('Hana', '2026-01-01T12:00:00.000Z');
  await db.transaction().execute((tx) =>
    withdrawConsent(tx, {
      emailFolded: 'hana@chen.example',
      way: 'page',
      now: new Date('2026-03-01'),
    }),
  );
  await joinVipList('Hana', '2026-04-01T12:00:00.000Z');
  const items = await listItems(await check(...(await people(hana))));
  expect(items.map(({ outcome }) => outcome)).toEqual(['same']);
});

test('each row says what is wrong with it, and who has unsubscribed stays so @once', async () => {
  await joinVipList('Hana', '2026-01-01T12:00:00.000Z');
  await db
    .transaction()
    .execute((tx) =>
      withdrawConsent(tx, { emailFolded: 'hana@chen.example', way: 'page', now: new Date() }),
    );
  const source = await people(
    hana,
    mei,
    mei,
    'No Address,nobody,,,,',
    'Rui,rui@costa.example,,03/04/2025,Email me.,Fair',
  );
  const items = await listItems(await check(...source));
  expect(items.map((item) => [item.outcome, notesOf(item)[0]])).toEqual([
    ['refused', 'They have unsubscribed here.'],
    ['create', expect.stringMatching(/^No proof of consent \(Consent given on, /)],
    ['refused', expect.stringMatching(/^(?:No proof|Another row has the same email)/)],
    ['refused', expect.stringMatching(/^Email: enter an email address/)],
    ['refused', expect.stringMatching(/^Consent given on: /)],
  ]);
});
