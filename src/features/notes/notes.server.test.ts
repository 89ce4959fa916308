import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { kestrel, saved as savedProject } from '../../../tests/fixtures/project.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { daniel, emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { seen } from '../../../tests/fixtures/records.ts';
import { undoAll } from '../../../tests/fixtures/undo.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { binDays } from '../../model/bin.ts';
import { keyActor } from '../../model/actors.ts';
import type { Member, Role } from '../../model/rights.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { accounts } from '../../platform/accounts/tables.ts';
import { NotFound, NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { log } from '../../platform/observability/log.ts';
import { emptyBin } from '../../records/deleted-records.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listSchema } from '../activity/activity.ts';
import { listActivity } from '../activity/activity.server.ts';
import { describeEntry } from '../activity/activity-text.ts';
import { usualPreferences } from '../enquiries/notifications/notice-times.ts';
import { savePreferences } from '../enquiries/notifications/notices.server.ts';
import { describeMedia } from '../media/library/media-library.server.ts';
import { deleteMedia, restoreMedia } from '../media/uses/remove-media.server.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { markSeen, listMentions, emailMentions } from './mentions.server.ts';
import { noteLimits, type NewNote, type NotedRecord } from './note.ts';
import { countOpenThreads, listNotes, resolveThread, writeNote } from './notes.server.ts';

await prepareDataFolder();

const photo = '/media/images/partners/0123456789abcdef_1200x1500_a29a8c.jpg';

let [ada, noor, mei]: Member[] = [];

beforeEach(async () => {
  for (const table of ['notes', 'activity', 'outgoingMails', 'projects'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('deskPreferences').execute();
  await accounts.deleteFrom('authUser').execute();
  await emptyPartners();
  await db.deleteFrom('media').execute();
  ada = await addMember('Ada Lovelace', 'owner');
  noor = await addMember('Noor Lindqvist', 'editor');
  mei = await addMember('Mei Tanaka', 'partner');
});

test('a note is answered, resolved, and reopened by an answer', async () => {
  const record = await aPartner();
  const { threadId } = await write(ada, { record, field: 'title', text: 'Still senior?' });
  await write(noor, { record, threadId, text: 'Yes' });
  await resolveThread({ record, threadId, isResolved: true }, one(noor));
  expect(await threads(record)).toMatchObject([
    {
      label: 'Title',
      was: null,
      resolved: { by: 'Noor Lindqvist' },
      notes: [
        { text: 'Still senior?', author: 'Ada Lovelace', isOwn: true },
        { text: 'Yes', author: 'Noor Lindqvist', isOwn: false },
      ],
    },
  ]);
  await write(ada, { record, threadId, text: 'Since when?' });
  expect(await threads(record)).toMatchObject([{ resolved: null, notes: [{}, {}, {}] }]);
});

test('of two who answer at once both stay, and of two who resolve one is recorded', async () => {
  const record = await aPartner();
  const { threadId } = await write(ada, { record, text: 'Who knows?' });
  await Promise.all(
    [ada, noor].map(async (member) => write(member, { record, threadId, text: 'I do' })),
  );
  expect((await threads(record))[0]?.notes).toHaveLength(3);
  const answers = await Promise.all(
    [ada, noor].map(async (member) =>
      resolveThread({ record, threadId, isResolved: true }, one(member)),
    ),
  );
  const entries = answers.flatMap(({ entryId }) => entryId ?? []);
  expect(entries).toHaveLength(1);
  expect((await undoAll(entries, ada)).refused).toEqual([]);
});

test('a note that arrives twice is added once', async () => {
  const record = await aPartner();
  const note = { record, text: 'Once', noteId: randomUUID() };
  await write(ada, note);
  expect(await write(ada, note)).toMatchObject({ outcome: 'done', entryId: null });
  expect(await threads(record)).toHaveLength(1);
});

test('adding, answering and resolving can be undone while nothing has happened since', async () => {
  const record = await aPartner();
  const added = await write(ada, { record, text: 'Mistaken' });
  expect((await undoAll([added.entryId], ada)).refused).toEqual([]);
  expect(await threads(record)).toEqual([]);

  const { threadId, entryId } = await write(ada, { record, text: 'Right' });
  const resolved = await resolve(record, threadId);
  const answer = await write(noor, { record, threadId, text: 'Not yet' });
  for (const id of [entryId, resolved])
    expect((await undoAll([id], ada)).refused[0]?.why).toMatch(/answered, resolved or reopened/);
  expect((await undoAll([answer.entryId], noor)).refused).toEqual([]);
  expect(await threads(record)).toMatchObject([{ resolved: { by: 'Ada Lovelace' }, notes: [{}] }]);
  const again = await resolve(record, threadId, false);
  const last = await resolve(record, threadId);
  expect((await undoAll([last], ada)).refused).toEqual([]);
  expect(await threads(record)).toMatchObject([{ resolved: null }]);
  for (const id of [again, resolved, entryId])
    expect((await undoAll([id], ada)).refused).toEqual([]);
  expect(await threads(record)).toEqual([]);
});

test('each change of a thread has a number of its own, also after one was undone', async () => {
  const record = await aPartner();
  const { threadId, entryId } = await write(ada, { record, text: 'Who knows?' });
  const answer = await write(ada, { record, threadId, text: 'I do' });
  await undoAll([answer.entryId], ada);
  const resolved = await resolve(record, threadId);
  const entries = await db.selectFrom('activity').select(['id', 'revision']).execute();
  const numbers = new Map(entries.map(({ id, revision }) => [id, revision]));
  expect(numbers.get(resolved ?? '')).not.toBe(numbers.get(answer.entryId ?? ''));
  expect((await undoAll([answer.entryId], ada)).refused).toEqual([]);
  expect(await threads(record)).toMatchObject([{ resolved: { by: 'Ada Lovelace' } }]);
  for (const id of [resolved, entryId])
    expect((await undoAll([id], ada)).refused, String(id)).toEqual([]);
  expect(await threads(record)).toEqual([]);
});

test('the same note sent twice is added once, and another under its id is refused', async () => {
  const record = await aPartner();
  const note = { record, text: 'Who knows?', mentions: [], noteId: randomUUID() };
  const writer = one(ada);
  expect(await writeNote(note, writer)).toMatchObject({ outcome: 'done' });
  expect(await writeNote(note, writer)).toMatchObject({ outcome: 'done', entryId: null });
  for (const [by, other] of [
    [writer, { ...note, text: 'Another' }],
    [writer, { ...note, record: noted('partners', (await saved(daniel)).id) }],
    [one(noor), note],
  ] as const)
    expect(await writeNote(other, by)).toMatchObject({ outcome: 'refused' });
  expect(await threads(record)).toMatchObject([{ notes: [{ text: 'Who knows?' }] }]);
});

test('the activity tells of notes, and offers to undo the latest change of each', async () => {
  const record = await aPartner();
  const { threadId } = await write(ada, { record, text: 'Private words' });
  await resolve(record, threadId);
  const entries = await noteEntries();
  expect(entries.map(describeEntry)).toEqual([
    { verb: 'resolved a note on', subject: ingrid.name },
    { verb: 'added a note to', subject: ingrid.name },
  ]);
  expect(entries.map(({ offer }) => offer)).toEqual(['undo', undefined]);
  expect(entries[0]?.address).toBe(`/admin/partners?edit=${record.id}&notes=open`);
  expect(JSON.stringify(entries)).not.toContain('Private words');
});

test('a note says what its field held, and follows a restored and renamed record', async () => {
  const partner = await saved(ingrid);
  const record = { noun: 'partners', id: partner.id } as const;
  await write(ada, { record, field: 'title', text: 'Is this right?' });
  const renamed = await saved({ ...partner, slug: 'another', title: 'Founder' });
  expect(await threads(record)).toMatchObject([{ was: ingrid.title }]);
  await partnerRecords.saveDraft({ ...renamed, title: ingrid.title }, 'Ada');
  expect(await threads(record)).toMatchObject([{ was: null }]);
  const draft = await partnerRecords.find(db, partner.id);
  await partnerRecords.remove(seen(one(draft ?? undefined)), 'Ada');
  await expect(threads(record)).rejects.toThrow(NotFound);
  await partnerRecords.restore({ id: partner.id }, 'Ada');
  expect(await threads(record)).toHaveLength(1);
});

test('a note keeps what its writer saw, and goes to where that is now', async () => {
  const project = await savedProject(kestrel);
  const record = noted('projects', project.id);
  const second = kestrel.images.gallery[1] ?? '';
  await write(ada, { record, field: 'images.gallery.0', valueThen: second, text: 'Brighter?' });
  await write(ada, { record, field: 'title', valueThen: 'Kestrel Tower', text: 'Still so?' });
  const [ofImage, ofTitle] = await threads(record);
  expect(ofImage).toMatchObject({ path: 'images.gallery.1', was: null });
  expect(ofTitle).toMatchObject({ path: 'title', was: 'Kestrel Tower' });
});

test('a change to a note is not undone while its record is in the bin, unlike others', async () => {
  const [partner, other] = [await saved(ingrid), noted('partners', (await saved(daniel)).id)];
  const ofBin = await write(ada, { record: noted('partners', partner.id), text: 'Hello' });
  const left = await write(ada, { record: other, text: 'Hello' });
  await partnerRecords.remove(partner, 'Ada');
  const entries = await noteEntries();
  expect(entries.map(({ id, offer }) => [id, offer])).toEqual([
    [left.entryId, 'undo'],
    [ofBin.entryId, undefined],
  ]);
  const { undone, refused } = await undoAll([ofBin.entryId, left.entryId], ada);
  expect(undone).toMatchObject([{ entryId: left.entryId }]);
  expect(refused).toMatchObject([{ entryId: ofBin.entryId, why: 'There is no such record' }]);
});

test('open notes are listed before resolved ones where there are too many', async () => {
  const record = await aPartner();
  const { threadId } = await write(ada, { record, text: 'Old' });
  await resolve(record, threadId);
  const old = await db
    .selectFrom('notes')
    .selectAll()
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: noteLimits.listed }, () => randomUUID());
  for (let from = 0; from < copies.length; from += 500)
    await db
      .insertInto('notes')
      .values(copies.slice(from, from + 500).map((id) => ({ ...old, id, threadId: id })))
      .execute();
  await write(ada, { record, text: 'Open' });
  const open = (await threads(record)).filter(({ resolved }) => !resolved);
  expect(open).toMatchObject([{ notes: [{ text: 'Open' }] }]);
});

test('notes go with their record after the bin', async () => {
  const partner = await saved(ingrid);
  const record = { noun: 'partners', id: partner.id } as const;
  await write(ada, { record, text: 'Hello', mentions: [one(noor).id] });
  await partnerRecords.remove(partner, 'Ada');
  await emptyBin();
  expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(1);
  await emptyBin(new Date(Date.now() + (binDays + 1) * dayMs));
  expect(await db.selectFrom('notes').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('mentions').select('noteId').execute()).toEqual([]);
});

test('the open notes of a record are bounded', async () => {
  const record = await aPartner();
  const { threadId } = await write(ada, { record, text: 'First' });
  await copyNote(threadId, noteLimits.open - 1);
  const writer = one(ada);
  for (const note of [{ text: 'One more' }, { threadId, text: 'An answer' }])
    expect(await writeNote({ record, mentions: [], ...note }, writer)).toMatchObject({
      outcome: 'refused',
      fields: { text: expect.stringContaining('Resolve some first') },
    });
  await resolve(record, threadId);
  expect(await writeNote({ record, text: 'Now', mentions: [] }, writer)).toMatchObject({
    outcome: 'done',
  });
});

describe('on a file', () => {
  const record = noted('media', photo);

  beforeEach(async () => {
    await insertMedia(photo, { alt: 'Mei at the pier', createdBy: one(mei).email });
  });

  test('a note says what the description was, and its mention leads to the file in Media', async () => {
    const mentions = [one(noor).id, one(mei).id];
    const note = { record, field: 'altText', text: '@Noor Lindqvist, who is this?', mentions };
    const { threadId } = await write(ada, note);
    await write(ada, { record, field: 'focalPoints', text: 'Higher' });
    expect(await countOpenThreads({ noun: 'media' }, one(noor))).toEqual({ [photo]: 2 });
    expect((await listMentions(5, one(noor))).first).toMatchObject([
      {
        kind: 'File',
        name: 'Mei at the pier',
        label: 'Alt text',
        address: `/admin/media?file=${encodeURIComponent(photo)}&notes=open`,
      },
    ]);
    expect((await listMentions(5, one(mei))).total).toBe(0);
    const focal = { x: 0.5, y: 0.2 };
    const description = { url: photo, revision: 1, alt: 'Mei', focal, posterUrl: null };
    await describeMedia(description, one(ada).email);
    expect(await threads(record)).toMatchObject([
      { label: 'Alt text', was: 'Mei at the pier' },
      { label: 'Focal points', was: '50% from the left, 50% from the top' },
    ]);
    const resolved = await resolve(record, threadId);
    expect((await undoAll([resolved], ada)).refused).toEqual([]);
    expect((await threads(record))[0]).toMatchObject({ resolved: null });
  });

  test('a note is away while its file is in the bin', async () => {
    const { entryId } = await write(ada, { record, text: 'Too dark' });
    expect((await noteEntries())[0]).toMatchObject({
      name: 'Mei at the pier',
      address: `/admin/media?file=${encodeURIComponent(photo)}&notes=open`,
      offer: 'undo',
    });
    await deleteMedia({ urls: [photo] });
    await expect(threads(record)).rejects.toThrow(NotFound);
    expect((await noteEntries())[0]).toMatchObject({ address: undefined, offer: undefined });
    expect((await undoAll([entryId], ada)).refused).toMatchObject([
      { why: 'There is no such record' },
    ]);
    await restoreMedia({ urls: [photo] });
    expect(await threads(record)).toHaveLength(1);
    expect((await undoAll([entryId], ada)).refused).toEqual([]);
  });

  test('who may not open Media has no notes there, also on a photo of their own', async () => {
    const { threadId, entryId } = await write(ada, { record, text: 'Secret' });
    const own = await saved({ ...ingrid, imageUrl: photo });
    for (const member of [
      { ...one(mei), partnerId: own.id },
      await addMember('Peter Amsel', 'enquiries'),
    ]) {
      expect(await countOpenThreads({ noun: 'media' }, member)).toEqual({});
      const answers = await Promise.allSettled([
        listNotes(record, member),
        markSeen({ ...record, threadIds: [threadId] }, member),
        writeNote({ record, text: 'Let me in', mentions: [] }, member),
        resolveThread({ record, threadId, isResolved: true }, member),
      ]);
      for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(NotFound) });
    }
    const { refused } = await undoAll([entryId], { ...one(mei), partnerId: own.id });
    expect(refused).toMatchObject([{ why: 'There is no such record' }]);
    expect(await threads(record)).toMatchObject([{ resolved: null, notes: [{}] }]);
  });
});

describe('rights', () => {
  test('a partner reads and writes notes on their own records only', async () => {
    const [own, other] = [await saved(ingrid), await saved(daniel)];
    const project = await savedProject({ ...kestrel, partnerId: own.id });
    const partner = { ...one(mei), partnerId: own.id };
    for (const record of [noted('partners', own.id), noted('projects', project.id)]) {
      await write(partner, { record, text: 'Mine' });
      expect(await threads(record, partner)).toHaveLength(1);
    }
    expect(await countOpenThreads({ noun: 'projects' }, partner)).toEqual({ [project.id]: 1 });

    const foreign = noted('partners', other.id);
    const { threadId, entryId } = await write(ada, { record: foreign, text: 'Secret' });
    expect(await countOpenThreads({ noun: 'partners' }, partner)).toEqual({ [own.id]: 1 });
    expect(await countOpenThreads({ noun: 'news' }, partner)).toEqual({});
    const absent = noted('partners', randomUUID());
    for (const record of [foreign, absent]) {
      const note = { record, text: 'Let me in', mentions: [] };
      await expect(writeNote(note, partner)).rejects.toThrow(NotFound);
      await expect(listNotes(record, partner)).rejects.toThrow(NotFound);
      await expect(markSeen({ ...record, threadIds: [threadId] }, partner)).rejects.toThrow(
        NotFound,
      );
      await expect(resolveThread({ record, threadId, isResolved: true }, partner)).rejects.toThrow(
        NotFound,
      );
    }
    expect((await undoAll([entryId], partner)).refused).toEqual([
      { entryId, subjectId: null, name: '', why: 'There is no such record' },
    ]);
    // A thread of another record, under one's own.
    const record = noted('partners', own.id);
    await expect(
      writeNote({ record, threadId, text: 'Let me in', mentions: [] }, partner),
    ).rejects.toThrow(NotFound);
    expect(await threads(foreign)).toMatchObject([{ resolved: null, notes: [{}] }]);
  });

  test('who only reads enquiries has no notes', async () => {
    const record = await aPartner();
    const { entryId } = await write(ada, { record, text: 'Secret' });
    const reader = await addMember('Peter Amsel', 'enquiries');
    await expect(listNotes(record, reader)).rejects.toThrow(NotFound);
    expect(await countOpenThreads({ noun: 'partners' }, reader)).toEqual({});
    await expect(undoAll([entryId], reader)).rejects.toThrow(NotOwn);
  });

  test('a key writes under its own name', async () => {
    const record = await aPartner();
    const writer = { email: keyActor('Claude'), role: 'editor', partnerId: null } as const;
    await writeNote({ record, text: 'A term is unsure', mentions: [one(noor).id] }, writer);
    expect((await threads(record))[0]?.notes[0]?.author).toBe('API key “Claude”');
    expect((await listMentions(5, one(noor))).total).toBe(1);
  });
});

describe('mentions', () => {
  test('those who may open the record are suggested, by name', async () => {
    const record = await aPartner();
    const { members } = await listNotes(record, one(ada));
    expect(members).toEqual([{ id: one(noor).id, name: 'Noor Lindqvist' }]);
    await givePartner(one(mei), record.id);
    const more = (await listNotes(record, one(ada))).members;
    expect(more.map(({ name }) => name)).toEqual(['Mei Tanaka', 'Noor Lindqvist']);
  });

  test('who is mentioned sees it until they open it, and nobody else does', async () => {
    const record = await aPartner();
    const mentions = [one(noor).id, one(ada).id, one(mei).id];
    const note = { record, field: 'title', text: '@Noor Lindqvist, please', mentions };
    const { threadId } = await write(ada, note);
    expect((await threads(record))[0]?.notes[0]?.mentions).toEqual(['Noor Lindqvist']);
    expect((await listMentions(5, one(noor))).first).toMatchObject([
      {
        author: 'Ada Lovelace',
        excerpt: '@Noor Lindqvist, please',
        kind: 'Partner',
        name: ingrid.name,
        label: 'Title',
        address: `/admin/partners?edit=${record.id}&notes=open&field=title`,
      },
    ]);
    for (const member of [ada, mei])
      expect(await listMentions(5, one(member))).toEqual({ total: 0, first: [] });
    await markSeen({ ...record, threadIds: [threadId] }, one(noor));
    expect((await listMentions(5, one(noor))).total).toBe(0);
  });

  test('who opens some notes of a record has not seen the others', async () => {
    const record = await aPartner();
    const mentions = [one(noor).id];
    const { threadId } = await write(ada, { record, field: 'title', text: 'Shown', mentions });
    await write(ada, { record, text: 'Elsewhere', mentions });
    await markSeen({ ...record, threadIds: [] }, one(noor));
    expect((await listMentions(5, one(noor))).total).toBe(2);
    await markSeen({ ...record, threadIds: [threadId] }, one(noor));
    expect((await listMentions(5, one(noor))).first).toMatchObject([{ excerpt: 'Elsewhere' }]);
  });

  test('all mentions are counted', async () => {
    const record = await aPartner();
    for (let count = 0; count < 6; count += 1)
      await write(ada, { record, text: 'And this?', mentions: [one(noor).id] });
    const { total, first } = await listMentions(1, one(noor));
    expect([total, first.length]).toEqual([6, 1]);
  });

  test('members of one name are told apart', async () => {
    const record = await aPartner();
    const namesake = await addMember('Noor Lindqvist', 'owner', 'noor.2@solmere.example');
    const editors = [one(noor).id];
    editors.push((await addMember('Noor Lindqvist', 'editor', 'noor.3@solmere.example')).id);
    const { members } = await listNotes(record, one(ada));
    const names = new Map(members.map(({ id, name }) => [id, name]));
    expect(names.get(namesake.id)).toBe('Noor Lindqvist (Owner)');
    expect(new Set(editors.map((id) => names.get(id)))).toEqual(
      new Set(['Noor Lindqvist (Editor 1)', 'Noor Lindqvist (Editor 2)']),
    );
  });

  test('a mention that cannot be emailed does not keep back the others', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const record = await aPartner();
    const mentions = [one(noor).id];
    const { noteId } = await write(ada, { record, text: 'Broken', mentions });
    await write(ada, { record, text: 'Sound', mentions });
    await db
      .updateTable('notes')
      .set({ noun: 'nothing' as 'partners' })
      .where('id', '=', noteId)
      .execute();
    await emailMentions(new Date());
    expect((await emails()).map(({ bodyText }) => bodyText)).toEqual([
      expect.stringContaining('Sound'),
    ]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test('who is mentioned is emailed once', async () => {
    const record = await aPartner();
    await write(ada, { record, text: '@Noor Lindqvist?', mentions: [one(noor).id] });
    await Promise.all([emailMentions(new Date()), emailMentions(new Date())]);
    await emailMentions(new Date());
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: one(noor).email });
    expect(email?.subject).toBe(`Ada Lovelace mentioned you: ${ingrid.name}`);
    expect(email?.bodyText).toContain('@Noor Lindqvist?');
    expect(email?.bodyText).toContain(`/admin/partners?edit=${record.id}&notes=open`);
    expect(email?.bodyText).not.toContain(one(ada).email);
  });

  test('nobody is emailed who has seen it, wants none, or waits for the morning', async () => {
    const record = await aPartner();
    const mentions = [one(noor).id];
    const { threadId } = await write(ada, { record, text: 'Seen', mentions });
    await markSeen({ ...record, threadIds: [threadId] }, one(noor));
    await savePreferences({ ...usualPreferences, mentions: 'none' }, one(noor).email);
    await write(ada, { record, text: 'Unwanted', mentions });
    await savePreferences({ ...usualPreferences, notices: 'digest' }, one(noor).email);
    await write(ada, { record, text: 'Tomorrow', mentions });
    await emailMentions(new Date());
    expect(await emails()).toEqual([]);
    await emailMentions(new Date(Date.now() + dayMs));
    expect(await emails()).toHaveLength(1);
  });

  test('who has lost access since hears nothing, and stays in the text', async () => {
    const record = await aPartner();
    await givePartner(one(mei), record.id);
    await write(ada, { record, text: '@Mei Tanaka, the fee?', mentions: [one(mei).id] });
    const partner = { ...one(mei), partnerId: record.id };
    expect((await listMentions(5, partner)).total).toBe(1);
    await givePartner(partner, (await saved(daniel)).id);
    await emailMentions(new Date());
    expect(await emails()).toEqual([]);
    expect(await listMentions(5, one(mei))).toEqual({ total: 0, first: [] });
    await accounts.deleteFrom('authUser').where('id', '=', one(mei).id).execute();
    expect((await threads(record))[0]?.notes[0]?.text).toBe('@Mei Tanaka, the fee?');
  });

  test('a resolved note and one on a deleted record tell nobody', async () => {
    const partner = await saved(ingrid);
    const record = noted('partners', partner.id);
    const mentions = [one(noor).id];
    const { threadId } = await write(ada, { record, text: 'Solved', mentions });
    await resolve(record, threadId);
    await write(ada, { record, text: 'Late', mentions });
    await partnerRecords.remove(partner, 'Ada');
    await emailMentions(new Date());
    expect(await emails()).toEqual([]);
    expect(await listMentions(5, one(noor))).toEqual({ total: 0, first: [] });
  });
});

async function addMember(
  name: string,
  role: Role,
  email = `${name.toLowerCase().replace(' ', '.')}@solmere.example`,
): Promise<Member> {
  await createAdministrator({ email, name, password: 'four grey herons' });
  await accounts.updateTable('authUser').set({ role }).where('email', '=', email).execute();
  return accounts
    .selectFrom('authUser')
    .select(['id', 'email', 'name', 'role', 'partnerId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

async function givePartner({ id }: Member, partnerId: string) {
  await accounts.updateTable('authUser').set({ partnerId }).where('id', '=', id).execute();
}

function one<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none');
  return value;
}

function noted(noun: NotedRecord['noun'], id: string): NotedRecord {
  return { noun, id };
}

async function aPartner() {
  return noted('partners', (await saved(ingrid)).id);
}

async function write(
  member: Member | undefined,
  note: Omit<NewNote, 'mentions'> & { mentions?: string[] },
) {
  const answer = await writeNote({ mentions: [], ...note }, one(member));
  if (answer.outcome === 'refused') throw new Error(JSON.stringify(answer));
  return answer;
}

async function resolve(record: NotedRecord, threadId: string, isResolved = true) {
  const { entryId } = await resolveThread({ record, threadId, isResolved }, one(ada));
  return entryId;
}

async function threads(record: NotedRecord, member = one(ada)) {
  return (await listNotes(record, member)).threads;
}

async function noteEntries() {
  const filters = listSchema.parse({ kind: 'notes' });
  return (await listActivity(filters, 'America/Vancouver')).entries;
}

async function emails() {
  return db.selectFrom('outgoingMails').selectAll().execute();
}

async function copyNote(id: string, count: number) {
  const note = await db
    .selectFrom('notes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let copy = 0; copy < count; copy += 1)
    await db
      .insertInto('notes')
      .values({ ...note, id: randomUUID() })
      .execute();
}
