import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { clearEnquiries, stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { undo } from '../../../../tests/fixtures/undo.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { decide } from '../assignment/decisions.server.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { listEnquiries } from '../inbox/enquiries-inbox.server.ts';
import { addNote, deleteNote, findEnquiry } from '../inbox/opened-enquiries.server.ts';
import { exportPerson, erasePerson } from '../privacy/enquiries-of-person.server.ts';
import { eraseExpiredEnquiries } from '../privacy/expired-enquiries.server.ts';

await prepareDataFolder();
clearEnquiries();

test('notes are entries with author and time, oldest first, and one text in the export', async () => {
  const id = await submitted();
  await added(id, 'Called back');
  await added(id, 'Called again', 'Grace');
  const opened = await findEnquiry({ id });
  expect(opened?.thread.notes).toMatchObject([
    { body: 'Called back', writtenBy: 'Ada', createdAt: expect.stringMatching(/Z$/) },
    { body: 'Called again', writtenBy: 'Grace' },
  ]);
  expect(opened?.enquiry.note).toBe('Called back\n\nCalled again');
});

test('a note that arrives twice is added once, and two members add theirs at the same time', async () => {
  const id = await submitted();
  const noteId = randomUUID();
  await addNote({ id, noteId, body: 'Once' }, 'Ada');
  expect(await addNote({ id, noteId, body: 'Once' }, 'Ada')).toEqual({
    outcome: 'done',
    entryId: null,
  });
  await Promise.all([added(id, 'Mine'), added(id, 'Theirs', 'Grace')]);
  expect((await bodies(id)).toSorted()).toEqual(['Mine', 'Once', 'Theirs']);
  expect((await stored())[0]?.note).toBe((await bodies(id)).join('\n\n'));
});

test('adding and deleting a note are undone, also after another change, but only once', async () => {
  const id = await submitted();
  const { entryId } = await added(id, 'Called back');
  await decide({ ids: [id], decision: { status: 'won' } }, 'Ada');
  expect((await undo(entryId)).why).toBeUndefined();
  expect(await bodies(id)).toEqual([]);
  expect((await undo(entryId)).why).toBeUndefined();
  const noteId = (await added(id, 'Second')).noteId;
  const deleted = await deleteNote({ id, noteId }, 'Grace');
  expect(await bodies(id)).toEqual([]);
  expect((await stored())[0]?.note).toBe('');
  await undo(deleted.outcome === 'done' ? (deleted.entryId ?? '') : '');
  expect(await bodies(id)).toEqual(['Second']);
  expect((await stored())[0]).toMatchObject({ note: 'Second', status: 'won' });
});

test('a note is not undone that has been deleted since', async () => {
  const id = await submitted();
  const { entryId, noteId } = await added(id, 'Called back');
  await deleteNote({ id, noteId }, 'Grace');
  expect((await undo(entryId)).why).toBe('It has been changed since');
});

test('a search finds the words of a note, not of a deleted one', async () => {
  const id = await submitted();
  const { noteId } = await added(id, 'Prefers Émile’s terrace');
  expect(await found('emile terrace')).toEqual([id]);
  await deleteNote({ id, noteId }, 'Ada');
  expect(await found('emile terrace')).toEqual([]);
});

test('the export of a person has the notes, and erasing the person erases them', async () => {
  const id = await submitted();
  await added(id, 'Called back');
  const email = demoEnquiries.contact['email'] ?? '';
  const { enquiries } = await exportPerson({ email });
  expect(enquiries[0]?.notes).toMatchObject([{ body: 'Called back' }]);
  await erasePerson({ email }, 'Ada');
  expect(await db.selectFrom('enquiryNotes').selectAll().execute()).toEqual([]);
  expect(await addNote({ id, noteId: randomUUID(), body: 'Late' }, 'Ada')).toEqual({
    outcome: 'gone',
  });
});

test('a deleted note is erased after thirty days', async () => {
  const id = await submitted();
  const { noteId } = await added(id, 'Called back');
  await deleteNote({ id, noteId }, 'Ada');
  await eraseExpiredEnquiries(new Date(Date.now() + 29 * dayMs));
  expect(await db.selectFrom('enquiryNotes').selectAll().execute()).toHaveLength(1);
  await eraseExpiredEnquiries(new Date(Date.now() + 31 * dayMs));
  expect(await db.selectFrom('enquiryNotes').selectAll().execute()).toEqual([]);
});

async function submitted() {
  await submit('contact', demoEnquiries.contact);
  const [row] = await stored();
  if (!row) throw new Error('Nothing was stored');
  return row.id;
}

async function added(id: string, body: string, editor = 'Ada') {
  const noteId = randomUUID();
  const answer = await addNote({ id, noteId, body }, editor);
  if (answer.outcome !== 'done' || answer.entryId === null) throw new Error('Nothing was added');
  return { noteId, entryId: answer.entryId };
}

async function bodies(id: string) {
  return (await findEnquiry({ id }))?.thread.notes.map(({ body }) => body) ?? [];
}

async function found(search: string) {
  return (await listEnquiries({ page: 1, search })).enquiries.map(({ id }) => id);
}
