import type { Transaction } from '../../../platform/database/database.ts';
import { listDraftsWith } from '../../../records/publishing/drafts.server.ts';
import { changeRevision } from '../../../records/revisions.server.ts';
import { findIdAt } from '../../linked-projects.server.ts';
import type { ProjectInput, ProjectRecord } from '../project.ts';
import { projectRecords, requireDeveloper } from '../projects.server.ts';

/** Adds a project by the name of its developer and the slug of its partner. */
export async function addNamedProject(
  tx: Transaction,
  {
    developer,
    partner = '',
    ...project
  }: ProjectInput & { developer: string | null; partner?: string },
  editor: string,
) {
  const developerRow = await tx
    .selectFrom('developers')
    .select('id')
    .where('name', '=', developer ?? '')
    .executeTakeFirst();
  const partnerId = await findIdAt(tx, 'partners', partner);
  const ids = { developerId: developerRow?.id ?? null, partnerId };
  return projectRecords.add(tx, { ...project, ...ids }, editor);
}

/** Moves all projects of a developer to another in one transaction. Each gets a new revision and version. */
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
      await projectRecords.changeEverywhere(tx, id, (project) => reassigned(project), editor);
    }
    return { count: ids.size };

    function reassigned(project: ProjectRecord) {
      return project.developerId === from ? { ...project, developerId: to } : project;
    }
  });
}
