import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  emptyProjects,
  ferrand,
  insertDeveloper,
  kestrel,
  saved,
  titles,
} from '../../../tests/fixtures/project.ts';
import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { findMovedSlug } from '../../records/slugs.server.ts';
import { findProject, findProjectAt, projectRecords } from './projects.server.ts';

beforeEach(emptyProjects);

test('an old slug leads to the current one', async () => {
  const { id, revision } = await saved(kestrel);
  await saved({ ...kestrel, id, revision, slug: 'kestrel' });
  expect(await findProjectAt('kestrel-house')).toEqual({ movedTo: 'kestrel' });
  expect(await findProjectAt('nothing')).toEqual({ movedTo: undefined });
});

test('another spelling of a slug leads to the slug', async () => {
  const { id, revision } = await saved(kestrel);
  for (const typed of [
    'Kestrel-House',
    'KESTREL-HOUSE',
    'kestrel house',
    'kestrel_house',
    'kestrel-house-',
    'kestrel-house),',
  ])
    expect(await findProjectAt(typed), typed).toEqual({ movedTo: 'kestrel-house' });
  await saved({ ...kestrel, id, revision, slug: 'kestrel' });
  expect(await findProjectAt('Kestrel-House')).toEqual({ movedTo: 'kestrel' });
  expect(await findProjectAt('Nothing')).toEqual({ movedTo: undefined });
});

test('an old slug leads nowhere after its last owner was deleted', async () => {
  const first = await saved(kestrel);
  await saved({ ...kestrel, id: first.id, revision: first.revision, slug: 'kestrel' });
  const second = await saved({ ...ferrand, slug: kestrel.slug });
  await projectRecords.remove(second, 'Ada');
  expect(await findMovedSlug('projects', kestrel.slug)).toBeUndefined();
});

test('each save keeps a version with its author', async () => {
  const { id, revision } = await saved(kestrel);
  await projectRecords.save({ ...kestrel, id, revision, title: 'Kestrel' }, 'Grace');
  const versions = await db.selectFrom('versions').selectAll().orderBy('revision').execute();
  expect(versions.map((version) => version.savedBy)).toEqual(['Ada', 'Grace']);
  expect(JSON.parse(versions[0]?.record ?? '')).toMatchObject(kestrel);
  expect(versions[1]?.revision).toBe(2);
});

test('a taken slug is a validation error, and nothing changes', async () => {
  await saved(kestrel);
  const before = contentVersion();
  expect(await projectRecords.save({ ...ferrand, slug: kestrel.slug }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { slug: 'Another page already uses this slug' },
  });
  expect(await titles()).toEqual([kestrel.title]);
  expect(contentVersion()).toBe(before);
});

test('a new project that is submitted twice is added once', async () => {
  const input = { ...kestrel, id: randomUUID() };
  const [first, second] = [await saved(input), await saved(input)];
  expect(second).toEqual(first);
  expect(await titles()).toEqual([kestrel.title]);
  expect(await projectRecords.save({ ...input, area: 'Social media' }, 'Ada')).toMatchObject({
    outcome: 'conflict',
  });
});

test('the second of two saves is a conflict with the newer version and overwrites nothing', async () => {
  const { id, revision } = await saved(kestrel);
  await saved({ ...kestrel, id, revision, area: 'First' });
  const second = await projectRecords.save({ ...kestrel, id, revision, area: 'Second' }, 'Grace');
  expect(second).toMatchObject({ outcome: 'conflict', newest: { area: 'First', revision: 2 } });
  expect((await findProject(kestrel.slug))?.area).toBe('First');
});

test('a project that was changed meanwhile is not deleted', async () => {
  const { id, revision } = await saved(kestrel);
  await saved({ ...kestrel, id, revision, area: 'Newer' });
  expect(await projectRecords.remove({ id, revision }, 'Grace')).toMatchObject({
    outcome: 'conflict',
  });
  expect(await titles()).toEqual([kestrel.title]);
});

test('saving a deleted project is a conflict without a newer version', async () => {
  const { id, revision } = await saved(kestrel);
  await projectRecords.remove({ id, revision }, 'Grace');
  expect(await projectRecords.save({ ...kestrel, id, revision }, 'Ada')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
});

test('a project whose slug was taken meanwhile is restored with another slug', async () => {
  const deleted = await saved(kestrel);
  await projectRecords.remove(deleted, 'Ada');
  await saved({ ...ferrand, slug: kestrel.slug });
  await projectRecords.restore({ id: deleted.id }, 'Ada');
  expect((await findProject('kestrel-house-2'))?.title).toBe(kestrel.title);
});

test('a project is restored without a developer that has been deleted', async () => {
  const developerId = await insertDeveloper();
  const deleted = await saved({ ...kestrel, developerId });
  await projectRecords.remove(deleted, 'Ada');
  await db.deleteFrom('developers').execute();
  await projectRecords.restore({ id: deleted.id }, 'Ada');
  expect(await findProject(kestrel.slug)).toMatchObject({ developerId: null, developer: null });
});

test('restoring twice restores one project', async () => {
  const deleted = await saved(kestrel);
  await projectRecords.remove(deleted, 'Ada');
  await Promise.all([
    projectRecords.restore(deleted, 'Ada'),
    projectRecords.restore(deleted, 'Ada'),
  ]);
  expect(await titles()).toEqual([kestrel.title]);
});
