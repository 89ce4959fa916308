import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../platform/database.ts';
import { listVersions } from '../../platform/versions.ts';
import type { ProjectDraft } from '../projects/project.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import { saveProject } from '../projects/projects.server.ts';
import type { DeveloperDraft, DeveloperRow } from './developer.ts';
import {
  createDeveloper,
  deleteDeveloper,
  listDevelopers,
  restoreDeveloper,
  saveDeveloper,
} from './developers.server.ts';

const northquay: DeveloperDraft = {
  name: 'Northquay',
  description: 'Pours first.\n\nSells second.',
  logoUrl: null,
  website: 'https://northquay.example',
};

beforeEach(async () => {
  for (const table of ['versions', 'projects', 'developers', 'media'] as const) {
    await db.deleteFrom(table).execute();
  }
});

test('developers stand by their names, accents where they belong', async () => {
  for (const name of ['Zellweg', 'Éclat', 'Marenko']) await saved({ ...northquay, name });
  expect((await listDevelopers()).map(({ name }) => name)).toEqual(['Éclat', 'Marenko', 'Zellweg']);
});

test('new developers are numbered', async () => {
  expect(await created()).toBe('New Developer');
  expect(await created()).toBe('New Developer 1');
  expect(await created()).toBe('New Developer 2');
});

test('of many that are created at once, each has a name of its own', async () => {
  const names = await Promise.all(Array.from({ length: 12 }, () => created()));
  expect(new Set(names).size).toBe(12);
  expect(names).toContain('New Developer 11');
});

test('a hundred and one are numbered, the next have the time', async () => {
  const names = await Promise.all(Array.from({ length: 103 }, () => created()));
  expect(names).toContain('New Developer 100');
  expect(names.filter((name) => /^New Developer \d{13}$/.test(name))).toHaveLength(2);
});

test('a creation that is sent again is done already', async () => {
  const id = randomUUID();
  const first = await createDeveloper({ id }, 'Ada');
  expect(await createDeveloper({ id }, 'Ada')).toEqual(first);
  expect(await listDevelopers()).toHaveLength(1);
});

test('a creation that is sent again after a deletion brings nobody back', async () => {
  const id = randomUUID();
  await createDeveloper({ id }, 'Ada');
  await deleteDeveloper({ id, revision: 1 }, 'Grace');
  expect(await createDeveloper({ id }, 'Ada')).toEqual({ outcome: 'conflict', newest: null });
});

test('a name that another has is said at its field', async () => {
  await saved(northquay);
  const other = await saved({ ...northquay, name: 'Tesselin' });
  const refused = {
    outcome: 'refused',
    fields: { name: 'Another developer already has this name' },
  };
  expect(await saveDeveloper({ ...other, name: 'Northquay' }, 'Ada')).toEqual(refused);
  expect(await saveDeveloper(northquay, 'Ada')).toEqual(refused);
  expect(await saveDeveloper({ ...other, website: null }, 'Ada')).toMatchObject({
    outcome: 'done',
  });
});

test('each save keeps a version', async () => {
  const { id, revision } = await saved(northquay);
  await saveDeveloper({ ...northquay, id, revision, name: 'Northquay Ltd' }, 'Grace');
  const versions = await listVersions<DeveloperRow>('developers', id);
  expect(versions.map(({ savedBy, record }) => [savedBy, record.name])).toEqual([
    ['Grace', 'Northquay Ltd'],
    ['Ada', 'Northquay'],
  ]);
});

test('a developer with projects cannot be deleted, and the projects are named in their order', async () => {
  const developer = await saved(northquay);
  for (const project of demoProjects.slice(0, 2)) await addProject(project, developer.id);
  expect(await deleteDeveloper(developer, 'Ada')).toEqual({
    outcome: 'refused',
    fields: {
      projects:
        'Cannot delete this developer because they are associated with the following projects: Kestrel House, Ateliers Ferrand',
    },
  });
  expect(await listDevelopers()).toHaveLength(1);
});

test('a project saved while its developer is deleted has the developer, or is refused', async () => {
  for (let round = 0; round < 6; round++) {
    const developer = await saved({ ...northquay, name: `Northquay ${round}` });
    const [deleted, project] = await Promise.all([
      deleteDeveloper(developer, 'Ada'),
      addProject({ ...kestrel, slug: `kestrel-${round}` }, developer.id),
    ]);
    expect([deleted.outcome, project.outcome].toSorted()).toEqual(['done', 'refused']);
  }
});

test('a deleted developer comes back, beside whoever took the name meanwhile', async () => {
  const deleted = await saved(northquay);
  await deleteDeveloper(deleted, 'Ada');
  await saved(northquay);
  const restored = await restoreDeveloper({ id: deleted.id }, 'Ada');
  expect(restored).toMatchObject({ outcome: 'done', record: { name: 'Northquay 2', revision: 3 } });
});

const kestrel = demoProjects[0] as ProjectDraft;

async function addProject(project: ProjectDraft & { developer?: unknown }, developerId: string) {
  const { developer: _developer, ...draft } = project;
  return saveProject({ ...draft, heroUrl: null, developerId }, 'Ada');
}

async function created() {
  const change = await createDeveloper({ id: null }, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record.name;
}

async function saved(draft: DeveloperDraft): Promise<DeveloperRow> {
  const change = await saveDeveloper(draft, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}
