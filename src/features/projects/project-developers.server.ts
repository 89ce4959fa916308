import type { Transaction } from '../../platform/database.ts';
import { listDraftsWith } from '../../records/drafts.server.ts';
import { changeRevision } from '../../records/revisions.server.ts';
import type { ProjectInput, ProjectRecord } from './project.ts';
import { projectRecords, requireDeveloper } from './projects.server.ts';

/** Adds a project whose developer and partner are named. */
export async function addProjectOf(
  tx: Transaction,
  {
    developer,
    partner = '',
    ...project
  }: ProjectInput & { developer: string | null; partner?: string },
  editor: string,
) {
  const row = await tx
    .selectFrom('developers')
    .select('id')
    .where('name', '=', developer ?? '')
    .executeTakeFirst();
  const asked = await tx
    .selectFrom('partners')
    .select('id')
    .where('slug', '=', partner)
    .executeTakeFirst();
  const named = { developerId: row?.id ?? null, partnerId: asked?.id ?? null };
  return projectRecords.add(tx, { ...project, ...named }, editor);
}

/** Gives all projects of one developer to another, at once or not at all. Each gets a revision and a version. */
export async function reassignProjects({ from, to }: { from: string; to: string }, editor: string) {
  return changeRevision(async (tx) => {
    await requireDeveloper(tx, to);
    const rows = await tx
      .selectFrom('projects')
      .select('id')
      .where('developerId', '=', from)
      .execute();
    const drafts = await listDraftsWith(tx, 'projects', ['developerId', from]);
    const ids = new Set([...rows, ...drafts].map(({ id }) => id));
    for (const id of ids) {
      await projectRecords.changeEverywhere(tx, id, (project) => ofOther(project), editor);
    }
    return { count: ids.size };

    function ofOther(project: ProjectRecord) {
      return project.developerId === from ? { ...project, developerId: to } : project;
    }
  });
}
