import type { Transaction } from '../../platform/database.ts';
import { changeRevision } from '../../records/revisions.server.ts';
import { recordFrom } from './project-row.ts';
import type { ProjectInput } from './project.ts';
import { projectRecords, requireDeveloper } from './projects.server.ts';

/** Adds a project whose developer is named. */
export async function addProjectOf(
  tx: Transaction,
  { developer, ...project }: ProjectInput & { developer: string | null },
  editor: string,
) {
  const row = await tx
    .selectFrom('developers')
    .select('id')
    .where('name', '=', developer ?? '')
    .executeTakeFirst();
  return projectRecords.add(tx, { ...project, developerId: row?.id ?? null }, editor);
}

/** Gives all projects of one developer to another, at once or not at all. Each gets a revision and a version. */
export async function reassignProjects({ from, to }: { from: string; to: string }, editor: string) {
  return changeRevision(async (tx) => {
    await requireDeveloper(tx, to);
    const rows = await tx
      .selectFrom('projects')
      .selectAll()
      .where('developerId', '=', from)
      .execute();
    for (const row of rows) {
      await projectRecords.update(tx, row, { ...recordFrom(row), developerId: to }, editor);
    }
    return { count: rows.length };
  });
}
