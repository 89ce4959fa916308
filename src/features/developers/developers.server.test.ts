import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { done } from '../../../tests/fixtures/records.ts';
import { db } from '../../platform/database/database.ts';
import { listVersions } from '../../records/versions.server.ts';
import type { ProjectInput } from '../projects/project.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import { reassignProjects } from '../projects/developers/project-developers.server.ts';
import { projectRecords } from '../projects/projects.server.ts';
import type { DeveloperInput, DeveloperRow } from './developer.ts';
import { createDeveloper, developerRecords, listDevelopers } from './developers.server.ts';

const northquay: DeveloperInput = {
  name: 'Northquay',
  description: 'Pours first.\n\nSells second.',
  logoUrl: null,
  website: 'https://northquay.example',
};

beforeEach(async () => {
  for (const table of ['versions', 'drafts', 'projects', 'developers', 'media'] as const) {
    await db.deleteFrom(table).execute();
  }
});

test('developers are sorted by name, with accents in their place', async () => {
  for (const name of ['Zellweg', 'Éclat', 'Marenko']) await saved({ ...northquay, name });
  expect((await listDevelopers()).map(({ name }) => name)).toEqual(['Éclat', 'Marenko', 'Zellweg']);
});

test('new developers are numbered', async () => {
  expect(await createdName()).toBe('New Developer');
  expect(await createdName()).toBe('New Developer 1');
  expect(await createdName()).toBe('New Developer 2');
});

test('developers created at the same time get different names', async () => {
  const names = await Promise.all(Array.from({ length: 12 }, () => createdName()));
  expect(new Set(names).size).toBe(12);
  expect(names).toContain('New Developer 11');
});

test('a hundred and one new developers are numbered, the next get the time', async () => {
  const names: string[] = [];
  // Few at a time: each waits for a connection, and for the change before it.
  while (names.length < 102)
    names.push(...(await Promise.all(Array.from({ length: 6 }, () => createdName()))));
  names.push(await createdName());
  expect(names).toContain('New Developer 100');
  expect(names.filter((name) => /^New Developer \d{13}$/.test(name))).toHaveLength(2);
});

test('sending a creation again changes nothing', async () => {
  const id = randomUUID();
  const first = await createDeveloper({ id }, 'Ada');
  expect(await createDeveloper({ id }, 'Ada')).toEqual({ ...first, entryId: null });
  expect(await listDevelopers()).toHaveLength(1);
});

test('sending a creation again after the deletion restores nothing', async () => {
  const id = randomUUID();
  await createDeveloper({ id }, 'Ada');
  await developerRecords.remove({ id, revision: 1 }, 'Grace');
  expect(await createDeveloper({ id }, 'Ada')).toEqual({ outcome: 'conflict', newest: null });
});

test('undoing a change keeps the row that projects refer to, and undoing an addition says who needs it', async () => {
  const { id, revision } = await saved(northquay);
  await addProject(kestrel, id);
  const changed = done(
    await developerRecords.save({ ...northquay, id, revision, website: null }, 'Ada'),
  );
  const state = { wasPublic: true, hasDraft: false, publishAt: null, unpublishAt: null };
  const before = { ...state, revision, isPublic: true };
  const change = { entryId: '1', id, revision: changed.revision, before };
  expect(await developerRecords.undo([change], 'Grace')).toEqual(new Map());
  const [row] = await listDevelopers();
  expect(row).toMatchObject({ ...northquay, id, revision: 3 });
  expect((await db.selectFrom('projects').select('developerId').execute())[0]?.developerId).toBe(
    id,
  );
  const added = { entryId: '2', id, revision: 3, before: null };
  const refusals = await developerRecords.undo([added], 'Grace');
  expect(refusals.get('2')).toContain(kestrel.title);
});

test('a taken name is reported at its field', async () => {
  await saved(northquay);
  const other = await saved({ ...northquay, name: 'Tesselin' });
  const refused = {
    outcome: 'refused',
    fields: { name: 'Another developer already has this name' },
  };
  expect(await developerRecords.save({ ...other, name: 'Northquay' }, 'Ada')).toEqual(refused);
  expect(await developerRecords.save(northquay, 'Ada')).toEqual(refused);
  expect(await developerRecords.save({ ...other, website: null }, 'Ada')).toMatchObject({
    outcome: 'done',
  });
});

test('each save keeps a version', async () => {
  const { id, revision } = await saved(northquay);
  await developerRecords.save({ ...northquay, id, revision, name: 'Northquay Ltd' }, 'Grace');
  const versions = await listVersions<DeveloperRow>('developers', id);
  expect(versions.map(({ savedBy, record }) => [savedBy, record.name])).toEqual([
    ['Grace', 'Northquay Ltd'],
    ['Ada', 'Northquay'],
  ]);
});

test('a developer with projects cannot be deleted, and the error lists the projects in order', async () => {
  const developer = await saved(northquay);
  for (const project of demoProjects.slice(0, 2)) await addProject(project, developer.id);
  expect(await developerRecords.remove(developer, 'Ada')).toEqual({
    outcome: 'refused',
    fields: {
      projects:
        'Cannot delete this developer because they are associated with the following projects: Kestrel House, Ateliers Ferrand',
    },
  });
  expect(await listDevelopers()).toHaveLength(1);
});

test('a developer named only by a draft cannot be deleted, and the draft can be reassigned', async () => {
  const developer = await saved(northquay);
  const other = await saved({ ...northquay, name: 'Marenko' });
  const { developer: _name, ...project } = kestrel as ProjectInput & { developer?: unknown };
  const draft = { ...project, heroUrl: null, developerId: developer.id };
  await projectRecords.saveDraft({ ...draft, title: 'Not yet said' }, 'Ada');
  expect(await developerRecords.remove(developer, 'Ada')).toMatchObject({
    fields: { projects: expect.stringContaining('projects: Not yet said') },
  });
  const { id: to } = other;
  expect(await reassignProjects({ from: developer.id, to }, 'Ada')).toMatchObject({
    record: { count: 1 },
  });
  expect(await developerRecords.remove(developer, 'Ada')).toMatchObject({ outcome: 'done' });
});

test('if a project is saved while its developer is deleted, one of the two is refused', async () => {
  for (let round = 0; round < 6; round++) {
    const developer = await saved({ ...northquay, name: `Northquay ${round}` });
    const [deleted, project] = await Promise.all([
      developerRecords.remove(developer, 'Ada'),
      addProject({ ...kestrel, slug: `kestrel-${round}` }, developer.id),
    ]);
    expect([deleted.outcome, project.outcome].toSorted()).toEqual(['done', 'refused']);
  }
});

test('a restored developer whose name was taken gets another name', async () => {
  const deleted = await saved(northquay);
  await developerRecords.remove(deleted, 'Ada');
  await saved(northquay);
  const restored = await developerRecords.restore({ id: deleted.id }, 'Ada');
  expect(restored).toMatchObject({ outcome: 'done', record: { name: 'Northquay 2', revision: 3 } });
});

const kestrel = demoProjects[0] as ProjectInput;

async function addProject(project: ProjectInput & { developer?: unknown }, developerId: string) {
  const { developer: _developer, ...draft } = project;
  return projectRecords.save({ ...draft, heroUrl: null, developerId }, 'Ada');
}

async function createdName() {
  const change = await createDeveloper({ id: null }, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record.name;
}

async function saved(draft: DeveloperInput): Promise<DeveloperRow> {
  const change = await developerRecords.save(draft, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}
