import { expect, test } from 'vitest';
import { kestrel as drafted, saved } from '../../../tests/project-fixtures.ts';
import { db } from '../../platform/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { phraseOf } from './activity-words.ts';
import { entries, undo, beginWithoutActivity, picture } from '../../../tests/activity-fixtures.ts';

const kestrel = withOneFile(drafted);

await prepareDataFolder();

beginWithoutActivity();

test('a change of a price tells old and new, and that field alone is taken back', async () => {
  const first = await saved(kestrel);
  const second = await saved({ ...withPrice(first, 'From $1,310,000') });
  await saved({ ...second, title: 'Kestrel Tower' });
  const [, price, added] = await entries();
  expect([added?.act, price?.act, price?.offer]).toEqual(['added', 'saved', 'undo']);
  expect(price?.changes).toEqual([
    { label: 'price range', from: kestrel.specifications.priceRange, to: 'From $1,310,000' },
  ]);
  expect(await undo(price?.id)).toEqual({ outcome: 'done', name: kestrel.title });
  const { title, specifications } = await present(first.id);
  expect({ title, specifications }).toEqual({
    title: 'Kestrel Tower',
    specifications: kestrel.specifications,
  });
  const [taken, , undone] = await entries();
  expect([taken?.actor, taken?.act, undone?.offer, undone?.undone?.actor]).toEqual([
    'Grace',
    'saved',
    undefined,
    'Grace',
  ]);
});

test('a field that was changed again since is left alone', async () => {
  const first = await saved(kestrel);
  const second = await saved(withPrice(first, 'From $2'));
  await saved(withPrice(second, 'From $3'));
  const [, price] = await entries();
  expect(price?.offer).toBe('history');
  expect(await undo(price?.id)).toEqual({ outcome: 'changed', name: kestrel.title });
  expect((await present(first.id)).specifications.priceRange).toBe('From $3');
});

test('two who take the same back at once do it once', async () => {
  const first = await saved(kestrel);
  await saved(withPrice(first, 'From $2'));
  const [price] = await entries();
  await Promise.all([undo(price?.id), undo(price?.id)]);
  expect((await present(first.id)).specifications).toEqual(kestrel.specifications);
  expect((await entries()).filter(({ act }) => act === 'saved')).toHaveLength(2);
});

test('a deletion is brought back, and a move goes back', async () => {
  const first = await saved(kestrel);
  const other = await saved({ ...kestrel, slug: 'other', title: 'Other' });
  await projectRecords.move({ id: other.id, position: 0 }, 'Ada');
  const [moved] = await entries();
  expect(moved && phraseOf(moved)).toEqual({
    verb: 'moved',
    subject: 'Other',
    after: 'from place 2 to 1',
  });
  expect(await undo(moved?.id)).toMatchObject({ outcome: 'done' });
  expect((await present(other.id)).displayOrder).toBe(1);
  expect(await undo(moved?.id)).toMatchObject({ outcome: 'done' });
  expect((await present(other.id)).displayOrder).toBe(1);

  await projectRecords.remove(first, 'Ada');
  const [deleted] = await entries();
  expect([deleted?.act, deleted?.offer]).toEqual(['deleted', 'restore']);
  expect(await undo(deleted?.id)).toMatchObject({ outcome: 'done' });
  const [restored] = await entries();
  expect([restored?.act, restored?.offer, restored?.name]).toEqual([
    'restored',
    undefined,
    kestrel.title,
  ]);
});

test('what had changes that were not public is unpublished like any other', async () => {
  const first = await saved(kestrel);
  const { id, revision } = first;
  await projectRecords.saveDraft({ ...kestrel, title: 'Kestrel Tower', id, revision }, 'Ada');
  await projectRecords.unpublish({ id, revision: revision + 1 }, 'Ada');
  expect((await entries()).map(({ act }) => act)).toEqual(['hidden', 'drafted', 'added']);
});

async function present(id: string) {
  const record = await db.transaction().execute((tx) => projectRecords.find(tx, id));
  if (!record) throw new Error('gone');
  return record;
}

function withPrice<Input extends typeof kestrel>(input: Input, priceRange: string): Input {
  return { ...input, specifications: { ...input.specifications, priceRange } };
}

function withOneFile<T>(record: T) {
  const text = JSON.stringify(record, (_key, value: unknown) => (isFile(value) ? picture : value));
  return JSON.parse(text) as T;
}

function isFile(value: unknown) {
  return typeof value === 'string' && /^[\w-]+\.(jpg|svg|mp4)$/.test(value);
}
