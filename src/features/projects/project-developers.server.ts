import { updateRecord } from '../../platform/records.ts';
import { changeRevision } from '../../platform/revisions.ts';
import { recordFrom } from './project-row.ts';
import { projectKind, requireDeveloper } from './projects.server.ts';

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
      await updateRecord(tx, projectKind, row, { ...recordFrom(row), developerId: to }, editor);
    }
    return { count: rows.length };
  });
}
