import { randomUUID } from 'node:crypto';
import type { ProjectInput, ProjectRecord } from '../src/features/projects/project.ts';
import { demoProjects } from '../src/features/projects/projects.demo.ts';
import type { ProjectFilter } from '../src/features/projects/search/project-filter.ts';
import { listProjects, projectRecords } from '../src/features/projects/projects.server.ts';
import type { SaveInput } from '../src/records/record.ts';
import { db } from '../src/platform/database/database.ts';

export const [kestrel, ferrand, ardmore] = demoProjects.map(
  ({ developer: _developer, ...draft }) => ({
    ...draft,
    heroUrl: null,
  }),
) as [ProjectInput, ProjectInput, ProjectInput];

export async function emptyProjects() {
  for (const table of ['drafts', 'versions', 'projects', 'developers', 'media'] as const) {
    await db.deleteFrom(table).execute();
  }
}

export async function saved(input: SaveInput<ProjectInput>): Promise<ProjectRecord> {
  const change = await projectRecords.save(input, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  const { publication: _publication, ...record } = change.record;
  return record;
}

export async function titles(filter: ProjectFilter = {}) {
  return (await listProjects(filter)).map(({ title }) => title);
}

export async function idsInOrder() {
  return (await listProjects()).map(({ id }) => id);
}

export async function positions() {
  return (await listProjects()).map(({ displayOrder }) => displayOrder);
}

/** Puts Northquay into the record, past the back office. */
export async function insertDeveloper() {
  const id = randomUUID();
  await db
    .insertInto('developers')
    .values({
      id,
      name: 'Northquay',
      description: 'Pours first.',
      logoUrl: null,
      website: 'https://northquay.example',
      revision: 1,
      updatedAt: new Date().toISOString(),
    })
    .execute();
  return id;
}
