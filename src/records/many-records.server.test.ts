import { beforeEach, expect, test } from 'vitest';
import {
  daniel,
  emptyPartners,
  ingrid,
  mei,
  namesInOrder,
  saved,
  states,
} from '../../tests/fixtures/partner.ts';
import { done, manySeen } from '../../tests/fixtures/records.ts';
import { contentVersion } from '../platform/database/content.ts';
import { manyInput } from '../platform/actions.ts';
import { listViews, removeView, saveView } from './list-views.server.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';

const { changeMany, saveDraft } = partnerRecords;

beforeEach(emptyPartners);

test('valid drafts are published together, and invalid ones are refused with a reason', async () => {
  const [first, valid] = [await saved(ingrid), done(await saveDraft(daniel, 'Ada'))];
  const invalid = done(await saveDraft({ ...mei, title: '', email: 'mei@' }, 'Ada'));
  const version = contentVersion();
  const answer = await changeMany('publish', manySeen(first, valid, invalid), 'Grace');
  expect(answer).toMatchObject({ outcome: 'done', changed: [{ id: valid.id, revision: 2 }] });
  expect(answer.refused).toEqual([{ id: invalid.id, why: 'Check these fields: title, email' }]);
  expect(contentVersion()).toBe(version + 1);
  expect(await states()).toEqual([
    'Ingrid Halvorsen published',
    'Daniel Okafor published',
    `${mei.name} draft`,
  ]);
});

test('records that somebody else changed or deleted are refused, and the others are changed', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  await partnerRecords.save({ ...ingrid, name: 'I. H.', id: records[0].id, revision: 1 }, 'Ada');
  await partnerRecords.remove({ id: records[1].id, revision: 1 }, 'Ada');
  const answer = await changeMany('remove', manySeen(...records), 'Grace');
  expect(answer.changed.map(({ id }) => id)).toEqual([records[2].id]);
  expect(answer.refused).toEqual([
    { id: records[0].id, why: 'Someone else has changed it' },
    { id: records[1].id, why: 'It has been deleted' },
  ]);
  expect(await namesInOrder()).toEqual(['I. H.']);
});

test('of two parallel changes to a record one is refused', async () => {
  const first = await saved(ingrid);
  const answers = await Promise.all(
    (['unpublish', 'remove'] as const).map((act) => changeMany(act, manySeen(first), act)),
  );
  expect(answers.flatMap(({ changed }) => changed)).toHaveLength(1);
  expect(answers.flatMap(({ refused }) => refused)).toHaveLength(1);
});

test('more than five hundred records are refused', () => {
  const { id } = { id: crypto.randomUUID() };
  const records = Array.from({ length: 501 }, () => ({ id, revision: 1 }));
  expect(manyInput.safeParse({ records }).success).toBe(false);
  expect(manyInput.safeParse({ records: records.slice(1) }).success).toBe(true);
});

test('a copy is a draft with its own name and slug, and is made once', async () => {
  const first = await saved(ingrid);
  const newId = crypto.randomUUID();
  const copy = done(await partnerRecords.duplicate({ id: first.id, newId }, 'Grace'));
  expect(copy).toMatchObject({
    id: newId,
    revision: 1,
    name: 'Ingrid Halvorsen (copy)',
    slug: `${ingrid.slug}-copy`,
    bio: ingrid.bio,
    publication: { state: 'draft', savedBy: 'Grace' },
  });
  await partnerRecords.duplicate({ id: first.id, newId }, 'Grace');
  const next = done(await partnerRecords.duplicate({ id: first.id }, 'Grace'));
  expect(next.slug).toBe(`${ingrid.slug}-copy-2`);
  expect(await namesInOrder()).toEqual(['Ingrid Halvorsen']);
  expect(await partnerRecords.duplicate({ id: crypto.randomUUID() }, 'Grace')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
});

test('views are visible only to their creator', async () => {
  const view = { id: crypto.randomUUID(), name: 'To do', query: 'state=draft' };
  expect(await saveView('partners', view, 'Ada')).toEqual([view]);
  expect(await saveView('partners', view, 'Ada')).toEqual([view]);
  const other = { ...view, id: crypto.randomUUID() };
  expect(await saveView('partners', other, 'Ada')).toMatchObject({ outcome: 'refused' });
  expect(await listViews('partners', 'Grace')).toEqual([]);
  expect(await removeView('partners', view, 'Grace')).toEqual([]);
  expect(await listViews('projects', 'Ada')).toEqual([]);
  expect(await removeView('partners', view, 'Ada')).toEqual([]);
  expect(await listViews('partners', 'Ada')).toEqual([]);
});
