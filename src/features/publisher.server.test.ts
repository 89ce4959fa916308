import { beforeEach, expect, test, vi } from 'vitest';
import { insertMedia } from '../../tests/media-fixtures.ts';
import {
  daniel,
  emptyPartners,
  ingrid,
  mei,
  namesInOrder,
  saved,
} from '../../tests/partner-fixtures.ts';
import type { Change, StoredRecord } from '../lib/record.ts';
import { contentVersion } from '../platform/content.ts';
import { db } from '../platform/database.ts';
import { log } from '../platform/log.ts';
import { draftInputOf } from '../records/fields.ts';
import { listMediaUses } from '../records/media-uses.server.ts';
import { findMovedSlug } from '../records/slugs.server.ts';
import { partnerSchema } from './partners/partner.ts';
import { partnerRecords } from './partners/partners.server.ts';
import { publishNext } from './publisher.server.ts';

const soon = new Date(Date.now() + 60_000).toISOString();
const afterwards = new Date(Date.now() + 120_000);

beforeEach(emptyPartners);

test('a draft is nowhere but in the list of its editors', async () => {
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

test('a draft keeps what is not yet as it has to be', async () => {
  const [website, linkedin] = ['javascript:alert(1)', '\u0001java\tscript:alert(1)'];
  const typed = { name: 'Ingrid', email: 'ingrid@', website, linkedin, bio: 'Soon.' };
  const input = draftInputOf(partnerSchema).parse(typed);
  const draft = done(await partnerRecords.saveDraft(input, 'Ada'));
  expect(draft).toMatchObject({ name: 'Ingrid', email: 'ingrid@', website: '', linkedin: '' });
  expect(draft.slug).toBe('');
});

test('a draft without the name by which editors know it is refused', async () => {
  const input = draftInputOf(partnerSchema).parse({ bio: 'Soon.' });
  expect(await partnerRecords.saveDraft(input, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { name: 'This is needed.' },
  });
});

test('changes wait until they are published, and the revisions count on', async () => {
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

test('discarded changes leave what is public, and stay in the history', async () => {
  const first = await saved(ingrid);
  const draft = done(
    await partnerRecords.saveDraft({ ...ingrid, name: 'Someone', ...seen(first) }, 'Grace'),
  );
  const kept = done(await partnerRecords.discard(seen(draft), 'Grace'));
  expect(kept).toMatchObject({
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

test('an unpublished record is gone for visitors, and comes back to its place', async () => {
  const records = [await saved(ingrid), await saved(daniel), await saved(mei)] as const;
  const hidden = done(await partnerRecords.unpublish(seen(records[1]), 'Ada'));
  expect(hidden.publication).toMatchObject({ state: 'hidden', isPublic: false });
  expect(await namesInOrder()).toEqual([ingrid.name, mei.name]);
  expect(await partnerRecords.findAt(daniel.slug)).toEqual({ movedTo: undefined });
  const back = done(await partnerRecords.save({ ...daniel, ...seen(hidden) }, 'Ada'));
  expect(back).toMatchObject({ revision: 3, publication: { state: 'published' } });
  expect(await namesInOrder()).toEqual([ingrid.name, daniel.name, mei.name]);
});

test('a scheduled draft becomes public at its moment, once', async () => {
  const first = await saved(ingrid);
  const input = { ...ingrid, name: 'Later', ...seen(first), publishAt: soon };
  const scheduled = done(await partnerRecords.schedule(input, 'Ada'));
  expect(scheduled.publication).toMatchObject({ state: 'scheduled', publishAt: soon });
  expect(await publishNext()).toBe(false);
  expect(await namesInOrder()).toEqual([ingrid.name]);

  const version = contentVersion();
  const rounds = await Promise.all([publishNext(afterwards), publishNext(afterwards)]);
  expect(rounds).toContain(true);
  expect(await publishNext(afterwards)).toBe(false);
  expect(await namesInOrder()).toEqual(['Later']);
  expect(contentVersion()).toBeGreaterThan(version);
  const versions = await partnerRecords.versions(first);
  expect(versions.map(({ revision, savedBy }) => [revision, savedBy])).toEqual([
    [3, '@clock'],
    [2, 'Ada'],
    [1, 'Ada'],
  ]);
});

test('what is saved until then goes out, and has to be whole', async () => {
  const scheduled = done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const torn = { ...ingrid, name: '', ...seen(scheduled) };
  expect(await partnerRecords.saveDraft(torn, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { name: 'This is needed.' },
  });
  await partnerRecords.saveDraft({ ...ingrid, name: 'At nine', ...seen(scheduled) }, 'Grace');
  await publishNext(afterwards);
  expect(await namesInOrder()).toEqual(['At nine']);
});

test('a moment that has passed is refused, and a schedule can be ended', async () => {
  const past = { ...ingrid, publishAt: '2026-01-06T17:00:00.000Z' };
  expect(await partnerRecords.schedule(past, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { publishAt: 'Choose a moment that is still to come' },
  });
  const scheduled = done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const draft = done(await partnerRecords.unschedule(seen(scheduled), 'Ada'));
  expect(draft.publication).toMatchObject({ state: 'draft', publishAt: null });
  expect(await publishNext(afterwards)).toBe(false);
  expect(await namesInOrder()).toEqual([]);
});

test('what can no longer be public at its moment stays a draft that says why', async () => {
  const scheduled = done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const record = JSON.stringify({ ...scheduled, email: 'nobody' });
  await db.updateTable('drafts').set({ record }).execute();
  expect(await publishNext(afterwards)).toBe(true);
  expect(await publishNext(afterwards)).toBe(false);
  expect(await states()).toEqual([`${ingrid.name} draft`]);
  const [listed] = await partnerRecords.listEdited();
  expect(listed?.publication?.problem).toBe('It lacks something that a public record needs.');
});

test('one that fails for a foreign reason is tried again later, and holds up none of those behind it', async () => {
  const early = new Date(Date.parse(soon) - 30_000).toISOString();
  const broken = done(await partnerRecords.schedule({ ...ingrid, publishAt: early }, 'Ada'));
  done(await partnerRecords.schedule({ ...daniel, publishAt: soon }, 'Ada'));
  const { publish } = partnerRecords;
  const publishing = vi.spyOn(partnerRecords, 'publish').mockImplementation(async (draft) => {
    if (draft.recordId === broken.id) throw new TypeError('Something of ours is wrong');
    return publish(draft);
  });
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  while (await publishNext(afterwards));
  expect(await states()).toEqual([`${daniel.name} published`, `${ingrid.name} scheduled`]);
  expect(said.mock.calls.map(([words]) => words)).toEqual([
    'A scheduled record of partners could not be published, and is tried again',
  ]);
  publishing.mockRestore();
  said.mockRestore();

  expect(await publishNext(afterwards)).toBe(false);
  expect(await publishNext(new Date(afterwards.getTime() + 60_000))).toBe(true);
  expect(await namesInOrder()).toEqual([daniel.name, ingrid.name]);
});

test('while the database is away nothing is put off', async () => {
  done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const away = Object.assign(new Error('Nobody is there'), { code: 'ECONNREFUSED' });
  const publishing = vi.spyOn(partnerRecords, 'publish').mockRejectedValueOnce(away);
  await expect(publishNext(afterwards)).rejects.toThrow('Nobody is there');
  publishing.mockRestore();
  expect(await publishNext(afterwards)).toBe(true);
});

test('a draft holds its address against others', async () => {
  await partnerRecords.saveDraft(ingrid, 'Ada');
  const second = { ...daniel, slug: ingrid.slug };
  const refused = { outcome: 'refused', fields: { slug: expect.any(String) as string } };
  expect(await partnerRecords.save(second, 'Ada')).toMatchObject(refused);
  expect(await partnerRecords.saveDraft(second, 'Ada')).toMatchObject(refused);
});

test('a deleted record comes back as it was: public, with its changes, or as a draft', async () => {
  const first = await saved(ingrid);
  const changed = done(
    await partnerRecords.saveDraft({ ...ingrid, name: 'Changed', ...seen(first) }, 'Ada'),
  );
  const draft = done(await partnerRecords.saveDraft(daniel, 'Ada'));
  for (const one of [changed, draft]) done(await partnerRecords.remove(seen(one), 'Ada'));
  expect(await states()).toEqual([]);
  expect(await partnerRecords.deleted()).toHaveLength(2);

  for (const one of [changed, draft]) done(await partnerRecords.restore(one, 'Ada'));
  expect(await namesInOrder()).toEqual([ingrid.name]);
  expect(await states()).toEqual(['Changed changed', `${daniel.name} draft`]);
});

test('what is to be public for a while is published at its moment and hidden at the other', async () => {
  const unpublishAt = new Date(Date.parse(soon) + 90_000).toISOString();
  await saved(daniel);
  const scheduled = done(
    await partnerRecords.schedule({ ...ingrid, publishAt: soon, unpublishAt }, 'Ada'),
  );
  expect(scheduled.publication).toMatchObject({ state: 'scheduled', unpublishAt });
  expect(await publishNext(afterwards)).toBe(true);
  expect(await namesInOrder()).toEqual([daniel.name, ingrid.name]);
  expect(await publishNext(afterwards)).toBe(false);
  const [, listed] = await partnerRecords.listEdited();
  expect(listed?.publication).toMatchObject({ state: 'published', unpublishAt });

  const later = new Date(Date.parse(unpublishAt) + 1);
  const version = contentVersion();
  expect(await publishNext(later)).toBe(true);
  expect(await namesInOrder()).toEqual([daniel.name]);
  expect(contentVersion()).not.toBe(version);
  expect(await states()).toEqual([`${daniel.name} published`, `${ingrid.name} hidden`]);
  expect(await publishNext(later)).toBe(false);
});

test('after an outage over both moments it is hidden at once', async () => {
  const unpublishAt = new Date(Date.parse(soon) + 1_000).toISOString();
  done(await partnerRecords.schedule({ ...ingrid, publishAt: soon, unpublishAt }, 'Ada'));
  while (await publishNext(afterwards));
  expect(await namesInOrder()).toEqual([]);
  expect(await states()).toEqual([`${ingrid.name} hidden`]);
});

test('the moment to hide comes after the other, and is taken back with it or alone', async () => {
  const early = await partnerRecords.schedule(
    { ...ingrid, publishAt: soon, unpublishAt: soon },
    'Ada',
  );
  expect(early).toMatchObject({ outcome: 'refused', fields: { unpublishAt: expect.any(String) } });
  const unpublishAt = afterwards.toISOString();
  const first = done(
    await partnerRecords.schedule({ ...ingrid, publishAt: soon, unpublishAt }, 'Ada'),
  );
  const taken = done(await partnerRecords.unschedule(seen(first), 'Ada'));
  expect(taken.publication?.unpublishAt).toBeUndefined();
  const again = { ...ingrid, ...seen(taken), publishAt: soon, unpublishAt };
  done(await partnerRecords.schedule(again, 'Ada'));
  await publishNext(new Date(Date.parse(soon) + 1));
  const [published] = await partnerRecords.listEdited();
  const kept = done(await partnerRecords.keepPublished(seen(published as StoredRecord)));
  expect(kept.publication).toMatchObject({ state: 'published' });
  expect(await publishNext(new Date(Date.parse(unpublishAt) + 1))).toBe(false);
  expect(await namesInOrder()).toEqual([ingrid.name]);
});

test('a hidden record that was deleted comes back hidden, and then to its place', async () => {
  const [first] = [await saved(ingrid), await saved(daniel)];
  const hidden = done(await partnerRecords.unpublish(seen(first), 'Ada'));
  done(await partnerRecords.remove(seen(hidden), 'Ada'));
  const back = done(await partnerRecords.restore(first, 'Ada'));
  expect(back.publication?.state).toBe('hidden');
  done(await partnerRecords.save({ ...ingrid, ...seen(back) }, 'Ada'));
  expect(await namesInOrder()).toEqual([ingrid.name, daniel.name]);
});

test('a file is in use while a draft or what is public names it', async () => {
  const [shown, drafted] = [
    '0190a3c1e2f04a5b8c6d7e8f9a0b1c2d',
    '0190a3c1e2f04a5b8c6d7e8f9a0b1c2e',
  ].map((key) => `/media/images/partners/${key}_1200x1500_a29a8c.jpg`);
  await insertMedia(shown ?? '', {});
  await insertMedia(drafted ?? '', {});
  const first = await saved({ ...ingrid, imageUrl: shown ?? '' });
  await partnerRecords.saveDraft({ ...ingrid, imageUrl: drafted ?? '', ...seen(first) }, 'Ada');
  expect([...(await listMediaUses()).keys()].toSorted()).toEqual([shown, drafted]);
});

test('two who save a draft at once: one is told', async () => {
  const first = await saved(ingrid);
  const answers = await Promise.all(
    ['One', 'Other'].map((name) =>
      partnerRecords.saveDraft({ ...ingrid, name, ...seen(first) }, name),
    ),
  );
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'done']);
});

function seen({ id, revision }: StoredRecord) {
  return { id, revision };
}

function done<Row>(change: Change<Row>): Row {
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change.record;
}

async function states() {
  const records = await partnerRecords.listEdited();
  return records.map(({ name, publication }) => `${name} ${publication?.state}`);
}
