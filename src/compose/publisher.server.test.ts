import { beforeEach, expect, test } from 'vitest';
import { insertMedia } from '../../tests/fixtures/media.ts';
import {
  daniel,
  emptyPartners,
  ingrid,
  mei,
  namesInOrder,
  saved,
  states,
} from '../../tests/fixtures/partner.ts';
import { done, seen } from '../../tests/fixtures/records.ts';
import { contentVersion } from '../platform/database/content.ts';
import { draftInputSchema } from '../model/fields.ts';
import { listMediaUses } from '../records/media-uses.server.ts';
import { findMovedSlug } from '../records/slugs.server.ts';
import { partnerSchema } from '../features/partners/partner.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';

beforeEach(emptyPartners);

test('a draft is visible only in the list of its editors', async () => {
  await saved(daniel);
  const version = contentVersion();
  const draft = done(await partnerRecords.saveDraft(ingrid, 'Ada'));
  expect(draft).toMatchObject({
    ...ingrid,
    revision: 1,
    publication: { state: 'draft', isPublic: false, savedBy: 'Ada' },
  });
  expect(contentVersion()).toBe(version);
  expect(await partnerRecords.findAt(ingrid.slug)).toEqual({});
  expect(await namesInOrder()).toEqual([daniel.name]);
  expect(await states()).toEqual([`${daniel.name} published`, `${ingrid.name} draft`]);
});

test('a draft keeps incomplete values', async () => {
  const [website, linkedin] = ['javascript:alert(1)', '\u0001java\tscript:alert(1)'];
  const values = { name: 'Ingrid', email: 'ingrid@', website, linkedin, bio: 'Soon.' };
  const input = draftInputSchema(partnerSchema).parse(values);
  const draft = done(await partnerRecords.saveDraft(input, 'Ada'));
  expect(draft).toMatchObject({ name: 'Ingrid', email: 'ingrid@', website: '', linkedin: '' });
  expect(draft.slug).toBe('');
});

test('a draft without the name by which editors know it is refused', async () => {
  const input = draftInputSchema(partnerSchema).parse({ bio: 'Soon.' });
  expect(await partnerRecords.saveDraft(input, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { name: 'Required.' },
  });
});

test('changes are hidden until published, and revisions continue', async () => {
  const first = await saved(ingrid);
  const changed = { ...ingrid, name: 'Ingrid H.', slug: 'ingrid' };
  const draft = done(await partnerRecords.saveDraft({ ...changed, ...seen(first) }, 'Grace'));
  expect(draft).toMatchObject({ revision: 2, publication: { state: 'changed', isPublic: true } });
  expect(await namesInOrder()).toEqual([ingrid.name]);
  expect(await findMovedSlug('partners', 'ingrid')).toBeUndefined();

  expect(await partnerRecords.save({ ...changed, ...seen(first) }, 'Mei')).toMatchObject({
    outcome: 'conflict',
    newest: { name: 'Ingrid H.', revision: 2 },
  });
  const published = done(await partnerRecords.save({ ...changed, ...seen(draft) }, 'Grace'));
  expect(published).toMatchObject({ revision: 3, publication: { state: 'published' } });
  expect(await namesInOrder()).toEqual(['Ingrid H.']);
  expect(await findMovedSlug('partners', ingrid.slug)).toBe('ingrid');
});

test('discarding changes keeps the public version and the history', async () => {
  const first = await saved(ingrid);
  const draft = done(
    await partnerRecords.saveDraft({ ...ingrid, name: 'Someone', ...seen(first) }, 'Grace'),
  );
  const afterDiscard = done(await partnerRecords.discard(seen(draft), 'Grace'));
  expect(afterDiscard).toMatchObject({
    name: ingrid.name,
    revision: 3,
    publication: { state: 'published' },
  });
  const versions = await partnerRecords.versions(first);
  expect(versions.map(({ record, isPublic }) => [record.name, isPublic])).toEqual([
    [ingrid.name, true],
    ['Someone', false],
    [ingrid.name, true],
  ]);
});

test('an unpublished record is hidden from visitors and returns to its position', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  const hidden = done(await partnerRecords.unpublish(seen(records[1]), 'Ada'));
  expect(hidden.publication).toMatchObject({ state: 'hidden', isPublic: false });
  expect(await namesInOrder()).toEqual([ingrid.name, mei.name]);
  expect(await partnerRecords.findAt(daniel.slug)).toEqual({ movedTo: undefined });
  const republished = done(await partnerRecords.save({ ...daniel, ...seen(hidden) }, 'Ada'));
  expect(republished).toMatchObject({ revision: 3, publication: { state: 'published' } });
  expect(await namesInOrder()).toEqual([ingrid.name, daniel.name, mei.name]);
});

test('a draft reserves its slug', async () => {
  await partnerRecords.saveDraft(ingrid, 'Ada');
  const second = { ...daniel, slug: ingrid.slug };
  const refused = { outcome: 'refused', fields: { slug: expect.any(String) as string } };
  expect(await partnerRecords.save(second, 'Ada')).toMatchObject(refused);
  expect(await partnerRecords.saveDraft(second, 'Ada')).toMatchObject(refused);
});

test('a restored record has its former state: public, with changes, or draft', async () => {
  const first = await saved(ingrid);
  const changed = done(
    await partnerRecords.saveDraft({ ...ingrid, name: 'Changed', ...seen(first) }, 'Ada'),
  );
  const draft = done(await partnerRecords.saveDraft(daniel, 'Ada'));
  for (const record of [changed, draft]) done(await partnerRecords.remove(seen(record), 'Ada'));
  expect(await states()).toEqual([]);
  expect(await partnerRecords.deleted()).toHaveLength(2);

  for (const record of [changed, draft]) done(await partnerRecords.restore(record, 'Ada'));
  expect(await namesInOrder()).toEqual([ingrid.name]);
  expect(await states()).toEqual(['Changed changed', `${daniel.name} draft`]);
});

test('a restored hidden record is hidden, and returns to its position when published', async () => {
  const [first] = [await saved(ingrid), await saved(daniel)];
  const hidden = done(await partnerRecords.unpublish(seen(first), 'Ada'));
  done(await partnerRecords.remove(seen(hidden), 'Ada'));
  const restored = done(await partnerRecords.restore(first, 'Ada'));
  expect(restored.publication?.state).toBe('hidden');
  done(await partnerRecords.save({ ...ingrid, ...seen(restored) }, 'Ada'));
  expect(await namesInOrder()).toEqual([ingrid.name, daniel.name]);
});

test('a file is in use while a draft or a public version names it', async () => {
  const [publicUrl, draftUrl] = [
    '0190a3c1e2f04a5b8c6d7e8f9a0b1c2d',
    '0190a3c1e2f04a5b8c6d7e8f9a0b1c2e',
  ].map((key) => `/media/images/partners/${key}_1200x1500_a29a8c.jpg`);
  await insertMedia(publicUrl ?? '', {});
  await insertMedia(draftUrl ?? '', {});
  const first = await saved({ ...ingrid, imageUrl: publicUrl ?? '' });
  await partnerRecords.saveDraft({ ...ingrid, imageUrl: draftUrl ?? '', ...seen(first) }, 'Ada');
  expect([...(await listMediaUses()).keys()].toSorted()).toEqual([publicUrl, draftUrl]);
});

test('of two parallel saves of a draft one is a conflict', async () => {
  const first = await saved(ingrid);
  const answers = await Promise.all(
    ['One', 'Other'].map((name) =>
      partnerRecords.saveDraft({ ...ingrid, name, ...seen(first) }, name),
    ),
  );
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'done']);
});
