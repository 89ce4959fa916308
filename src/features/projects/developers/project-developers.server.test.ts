import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../../platform/database/database.ts';
import { listVersions } from '../../../records/versions.server.ts';
import { developerRecords } from '../../developers/developers.server.ts';
import { reassignProjects } from './project-developers.server.ts';
import type { ProjectInput, ProjectRecord } from '../project.ts';
import { demoProjects } from '../projects.demo.ts';
import { listProjects, projectRecords } from '../projects.server.ts';

beforeEach(async () => {
  for (const table of ['versions', 'projects', 'developers', 'media'] as const) {
    await db.deleteFrom(table).execute();
  }
});

test('all projects of a developer move to another and otherwise stay unchanged', async () => {
  const [northquay, tesselin] = [await developer('Northquay'), await developer('Tesselin')];
  const [first, second, others] = [
    await project(0, northquay.id),
    await project(1, northquay.id),
    await project(2, null),
  ];
  expect(await reassignProjects({ from: northquay.id, to: tesselin.id }, 'Grace')).toMatchObject({
    outcome: 'done',
    record: { count: 2 },
  });
  // Public lists do not read homes, deposits and milestones.
  const unlisted = { residences: expect.any(Object), timeline: expect.any(Object) };
  const moved = {
    developerId: tesselin.id,
    revision: 2,
    developer: { name: 'Tesselin' },
    ...unlisted,
  };
  expect(await listProjects()).toMatchObject([
    { ...first, ...moved, updatedAt: expect.any(String) },
    { ...second, ...moved, updatedAt: expect.any(String) },
    { ...others, ...unlisted },
  ]);
  const [newest] = await listVersions<ProjectRecord>('projects', first.id);
  expect(newest).toMatchObject({ revision: 2, savedBy: 'Grace', isDeleted: false });
  const { title } = first;
  expect(newest?.record).toMatchObject({
    title,
    developerId: tesselin.id,
    residences: first.residences,
    timeline: first.timeline,
  });
});

test('a developer can be deleted after its projects have moved', async () => {
  const [northquay, tesselin] = [await developer('Northquay'), await developer('Tesselin')];
  await project(0, northquay.id);
  await reassignProjects({ from: northquay.id, to: tesselin.id }, 'Ada');
  expect(await developerRecords.remove(northquay, 'Ada')).toMatchObject({ outcome: 'done' });
});

test('projects cannot move to a developer that does not exist', async () => {
  const northquay = await developer('Northquay');
  const { id } = await project(0, northquay.id);
  expect(await reassignProjects({ from: northquay.id, to: randomUUID() }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { developerId: 'This developer was deleted. Choose another.' },
  });
  expect(await listVersions('projects', id)).toHaveLength(1);
});

test('if one project cannot move, none does', async () => {
  const [northquay, tesselin] = [await developer('Northquay'), await developer('Tesselin')];
  await project(0, northquay.id);
  const { id } = await project(1, northquay.id);
  const missingFile = `/media/images/projects/${'a'.repeat(16)}_10x10_000000.jpg`;
  await db
    .updateTable('projects')
    .set({ images: JSON.stringify({ main: missingFile, gallery: [] }) })
    .where('id', '=', id)
    .execute();
  expect(await reassignProjects({ from: northquay.id, to: tesselin.id }, 'Ada')).toMatchObject({
    outcome: 'refused',
  });
  const developers = (await listProjects()).map(({ developerId }) => developerId);
  expect(developers).toEqual([northquay.id, northquay.id]);
});

async function developer(name: string) {
  const draft = { name, description: '', logoUrl: null, website: null };
  const change = await developerRecords.save(draft, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

async function project(index: number, developerId: string | null) {
  const { developer: _developer, ...draft } = demoProjects[index] as ProjectInput & {
    developer: unknown;
  };
  const change = await projectRecords.save({ ...draft, heroUrl: null, developerId }, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  const { publication: _publication, ...record } = change.record;
  return record;
}
