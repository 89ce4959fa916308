import { randomUUID } from 'node:crypto';
import { dayMs } from '../../lib/time/durations.ts';
import {
  clearActivity,
  entries,
  kestrel,
  timeZone,
  withOneFile,
} from '../../../tests/fixtures/activity.ts';
import { undo } from '../../../tests/fixtures/undo.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saved } from '../../../tests/fixtures/project.ts';
import { requestFrom } from '../../../tests/fixtures/auth.ts';
import { idAt, logActivity, thinActivity } from '../../platform/activity.ts';
import { logForbidden } from '../../platform/accounts/activity.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { signIn } from '../../platform/accounts/sign-in.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { submitEnquiry } from '../enquiries/enquiries.server.ts';
import { erasePerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { decide } from '../enquiries/assignment/decisions.server.ts';
import { deleteEnquiry, openEnquiry, addNote } from '../enquiries/inbox/opened-enquiries.server.ts';
import { readEnquiry } from '../enquiries/forms/read-enquiry.ts';
import { nounActions, demoLoaders, nounRecords } from '../nouns.server.ts';
import { nounNames, nouns } from '../nouns.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { openActivityCsv } from './activity-csv.server.ts';
import { listSchema } from './activity.ts';
import { listActivity } from './activity.server.ts';

await prepareDataFolder();

clearActivity();

test('a rolled-back change is not recorded', async () => {
  const { id } = await saved(kestrel);
  const failure = changeContent(async (tx) => {
    await projectRecords.update(tx, { id, revision: 1 }, kestrel, 'Ada');
    throw new Error('away');
  });
  await expect(failure).rejects.toThrow('away');
  expect(await entries()).toHaveLength(1);
});

test.each(nounNames)(
  '%s are recorded with their names, and saves of them can be undone',
  async (name) => {
    const { nameIn } = nouns[name].noun;
    await changeContent(async (tx) => {
      for (const noun of nounNames) await demoLoaders[noun](tx, withOneFile, 'Ada');
    });
    const row: Record<string, unknown> = await db
      .selectFrom(name as 'news')
      .selectAll()
      .orderBy(nameIn as 'title')
      .executeTakeFirstOrThrow();
    const { id } = row as { id: string };
    const [added] = (await entries({ kind: name })).filter(({ subjectId }) => subjectId === id);
    expect(added?.name).toBe(row[nameIn]);

    const { save } = nounActions[name];
    const record = { ...(await nounRecords[name].find(db as never, id)) };
    const field =
      'description' in record
        ? 'description'
        : 'heroYoutubeUrl' in record
          ? 'heroYoutubeUrl'
          : nameIn;
    const changedInput = save.input.parse({ ...record, [field]: `https://youtu.be/dQw4w9WgXcQ` });
    const run = save.run as unknown as (
      input: unknown,
      editor: string,
    ) => Promise<{ outcome: string }>;
    expect(await run(changedInput, 'Ada')).toMatchObject({ outcome: 'done' });
    const [change] = await entries({ kind: name });
    expect((await undo(change?.id)).why).toBeUndefined();
    const after = await db
      .selectFrom(name as 'news')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ ...after, revision: 0, updatedAt: '' }).toEqual({
      ...row,
      revision: 0,
      updatedAt: '',
    });
  },
);

test('no personal data of enquiries is recorded', async () => {
  const answers = demoEnquiries.contact;
  await submitEnquiry(readEnquiry('contact', answers), {
    clientAddress: '192.0.2.1',
  });
  const { id } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
  await openEnquiry({ id }, 'Ada');
  await openEnquiry({ id }, 'Ada');
  await decide({ ids: [id], decision: { isRead: false } }, 'Ada');
  await addNote({ id, noteId: randomUUID(), body: 'Call Noor' }, 'Ada');
  expect((await entries()).map(({ act }) => act)).toEqual(['noted', 'marked', 'read']);
  expect((await entries())[0]?.address).toContain(id);
  await erasePerson({ email: answers['email'] ?? '' }, 'Ada');
  await deleteEnquiry({ id, revision: 4 }, 'Ada');
  const all = await entries();
  expect(all.map(({ act }) => act)).toEqual(['erased', 'noted', 'marked', 'read']);
  expect(JSON.stringify(all)).not.toMatch(/noor|lindqvist|example/i);
  expect(all[1]?.address).toBeUndefined();
});

test('sign-ins are recorded; refused ones once a minute and without the typed text', async () => {
  // Freezes the clock: all within one minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const [email, password] = ['vera@solmere.example', 'four grey herons'];
  await createAdministrator({ email, name: 'Vera', password });
  await signIn({ email, password }, requestFrom('192.0.2.1'));
  for (const loginName of [email, email, 'my secret', 'other secret']) {
    await signIn({ email: loginName, password: 'wrong' }, requestFrom('192.0.2.1'));
  }
  await expect
    .poll(async () => (await entries()).map(({ act, name }) => [act, name]))
    .toEqual([
      ['refused', ''],
      ['refused', email],
      ['signed-in', email],
      ['created', email],
    ]);
  expect((await entries({ who: email }))[0]?.actorName).toBe('Vera');
  // Refusals are stored asynchronously, so a pending one would appear in the next test.
  logForbidden(email, 'Settings');
  await expect.poll(async () => (await entries())[0]?.act).toBe('forbidden');
});

test('the activity can be filtered by person, kind, act, day and words, and is paged without gaps', async () => {
  for (let number = 0; number < 52; number++) await note({ name: `Néw ${number}` });
  await note({ actor: 'Grace', kind: 'media', act: 'described', name: 'Harbour' });
  const first = await listActivity(listSchema.parse({}), timeZone);
  const second = await listActivity(listSchema.parse({ before: first.next }), timeZone);
  expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 3, undefined]);
  expect(first.people.map(({ actor }) => actor)).toEqual(['Ada', 'Grace']);
  for (const filter of [
    { who: 'Grace' },
    { kind: 'media' },
    { act: 'described' },
    { words: 'HÁRB' },
  ])
    expect((await entries(filter)).map(({ name }) => name)).toEqual(['Harbour']);
  expect(await entries({ words: 'new 51', when: '1' })).toHaveLength(1);
  expect(await entries({ when: '2020-02-29' })).toEqual([]);
  expect(await entries({ act: 'nonsense', when: 'ever' })).toHaveLength(50);
});

test('after a year only the last entry per day, record and act is kept, and sign-ins are deleted', async () => {
  const now = new Date();
  const [first, second] = [new Date('2020-05-05T10:00:00Z'), new Date('2020-05-05T20:00:00Z')];
  const subjectId = randomUUID();
  await note({ act: 'saved', subjectId, name: 'old' }, first);
  await note({ act: 'saved', subjectId, name: 'last' }, second);
  await note({ act: 'deleted', subjectId, name: 'gone' }, second);
  await note({ act: 'saved', subjectId: randomUUID(), name: 'other' }, first);
  await note({ kind: 'accounts', act: 'signed-in', name: 'Ada' }, second);
  await note(
    { kind: 'accounts', act: 'signed-in', name: 'Ada' },
    new Date(now.getTime() - 300 * dayMs),
  );
  await thinActivity(now);
  const names = (await entries()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Ada', 'gone', 'last', 'other']);
});

test('the CSV file contains every entry, and no formula', async () => {
  await note({ actor: 'Grace', name: '=1+1' });
  const stream = await openActivityCsv(new URLSearchParams({ who: 'Grace' }), timeZone, String);
  const [head, line, end] = (await new Response(stream).text()).split('\r\n');
  expect(head).toContain('"When","Who"');
  expect(line).toContain(`"'=1+1"`);
  expect(end).toBe('');
});

async function note(activity: object, at?: Date) {
  await logActivity(db, { actor: 'Ada', kind: 'news', act: 'added', ...activity });
  if (!at) return;
  const { id } = await db
    .selectFrom('activity')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('activity')
    .set({ id: idAt(at.getTime()) + randomUUID().slice(0, 8), at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}
