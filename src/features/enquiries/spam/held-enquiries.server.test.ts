import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createAdministrator } from '../../../platform/accounts/administrators.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { editor, ingrid } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { daniel, saved } from '../../../../tests/fixtures/partner.ts';
import { noon, somebody, stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { countUndone } from '../../../../tests/fixtures/undo.ts';
import { decide } from '../assignment/decisions.server.ts';
import type { Decision } from '../assignment/decisions.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { listEnquiries } from '../inbox/enquiries-inbox.server.ts';
import { enquiryFormNames } from '../enquiry.ts';
import { countHeldEnquiries } from './held-enquiries.server.ts';
import { addNote } from '../inbox/opened-enquiries.server.ts';

await prepareDataFolder();
await createAdministrator({ ...ingrid, password: 'four tall cranes' });

beforeEach(async () => {
  for (const table of ['activity', 'outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

const trapped = { 'bot-field': 'Acme Homes Inc' };

test.each(enquiryFormNames)('what the trap of %s catches from a person is held', async (form) => {
  const about = form === 'partner-contact' ? ingrid : undefined;
  expect(await submit(form, { ...demoEnquiries[form], ...trapped }, { about })).toMatchObject({
    outcome: 'sent',
  });
  expect(await stored()).toMatchObject([{ status: 'spam', isHeld: 1 }]);
  expect(await emails()).toEqual([]);
});

test('what looks automatic besides is spam, and not held', async () => {
  await submit('contact', { ...demoEnquiries.contact, ...trapped, subject: 'pills' });
  expect(await stored()).toMatchObject([{ status: 'spam', isHeld: 0 }]);
  expect(await countHeldEnquiries()).toBe(0);
});

test('held enquiries are counted and have a view, for members who may see them', async () => {
  await held();
  const { heldEnquiries, enquiries } = await listEnquiries({ page: 1 });
  expect([heldEnquiries, enquiries]).toEqual([1, []]);
  const { enquiries: inView } = await listEnquiries({ page: 1, folder: 'spam' });
  expect(inView).toMatchObject([{ name: 'Noor Lindqvist', isHeld: 1 }]);
  expect(await countHeldEnquiries(['another'])).toBe(0);
});

test.each<Decision>([{ status: 'new' }, { status: 'answered' }, { status: 'in-progress' }])(
  'once released by %o, its notification and confirmation are sent once',
  async (decision) => {
    const id = await held();
    await Promise.all([1, 2, 3].map(() => decide({ ids: [id], decision }, editor)));
    expect(await countHeldEnquiries()).toBe(0);
    const expected = ['info@solmere.example', 'noor@lindqvist.example'];
    expect((await emails()).map(({ recipient }) => recipient).toSorted()).toEqual(expected);
  },
);

test('a note on a held enquiry, or marking it as read, does not release it', async () => {
  const id = await held();
  await addNote({ id, noteId: randomUUID(), body: 'Is it a person?' }, editor);
  expect(await decide({ ids: [id], decision: { isRead: true } }, editor)).toEqual({ entryIds: [] });
  expect(await emails()).toEqual([]);
  expect(await countHeldEnquiries()).toBe(1);
});

test('what is held comes first in the spam, and waits unread once released', async () => {
  const id = await held();
  await submit('contact', { ...demoEnquiries.contact, ...trapped, subject: 'pills' });
  const { enquiries, folders } = await listEnquiries({ page: 1, folder: 'spam' });
  expect(enquiries.map(({ isHeld }) => isHeld)).toEqual([1, 0]);
  expect(folders.spam).toBe(2);
  await decide({ ids: [id], decision: { status: 'new' } }, editor);
  expect(await listEnquiries({ page: 1, isUnread: true })).toMatchObject({ enquiries: [{ id }] });
});

test('a released enquiry that is spam again after an undo sends nothing twice', async () => {
  const id = await held();
  const { entryIds } = await decide({ ids: [id], decision: { status: 'new' } }, editor);
  expect(await countUndone(entryIds)).toEqual({ undone: 1, left: 0 });
  expect(await stored()).toMatchObject([{ status: 'spam', isHeld: 0 }]);
  await decide({ ids: [id], decision: { status: 'new' } }, editor);
  expect(await emails()).toHaveLength(2);
});

test('marking it as spam stops holding it, and can be undone', async () => {
  const id = await held();
  const { entryIds } = await decide({ ids: [id], decision: { status: 'spam' } }, editor);
  expect(await countHeldEnquiries()).toBe(0);
  await countUndone(entryIds);
  expect(await countHeldEnquiries()).toBe(1);
  expect(await emails()).toEqual([]);
});

test('a released enquiry is assigned by the rules, and its partner is told', async () => {
  const { id, slug, name, email } = await saved(daniel);
  const about = { id, slug, name, email };
  const form = 'partner-contact';
  await submit(form, { ...demoEnquiries[form], ...trapped }, { about });
  await decide({ ids: [await onlyId()], decision: { status: 'new' } }, editor);
  expect((await emails()).map(({ recipient }) => recipient)).toContain(email);
});

test('above the limit, a person is told so', async () => {
  for (let tries = 0; tries < 30; tries++)
    await submit('contact', { ...somebody(), ...trapped }, { now: noon });
  const { outcome } = await submit('contact', { ...somebody(), ...trapped }, { now: noon });
  expect(outcome).toBe('limited');
});

async function held() {
  await submit('contact', { ...demoEnquiries.contact, ...trapped });
  return onlyId();
}

async function onlyId() {
  const [enquiry] = await stored();
  return enquiry?.id ?? '';
}

function emails() {
  return db.selectFrom('outgoingMails').selectAll().execute();
}
