import { db, type Transaction } from '../platform/database/database.ts';
import { withImages } from '../records/read-records.server.ts';
import { imagesFrom } from './projects/project-row.ts';
import type { LinkedProject } from './projects/project.ts';

/** The records with the projects that they are about: null if none is chosen, or if it is not public. */
export async function withProjects<Row extends { projectId: string | null }>(
  rows: readonly Row[],
): Promise<(Row & { project: LinkedProject | null })[]> {
  const projects = await findProjects(rows.flatMap(({ projectId }) => projectId ?? []));
  return rows.map((row) => ({ ...row, project: projects.get(row.projectId ?? '') ?? null }));
}

async function findProjects(ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('projects')
    .leftJoin('partners', 'partners.id', 'projects.partnerId')
    .select(['projects.id', 'projects.slug', 'projects.title', 'projects.images'])
    .select(['partners.slug as partnerSlug', 'partners.name as partnerName'])
    .where('projects.id', 'in', [...new Set(ids)])
    .execute();
  const withUrls = rows.map(({ images, ...row }) => ({ ...row, main: imagesFrom(images).main }));
  const projects = await withImages(withUrls, { image: 'main' });
  return new Map(
    projects.map(({ id, slug, title, image, partnerSlug, partnerName }) => {
      const partner =
        partnerSlug === null || partnerName === null
          ? null
          : { slug: partnerSlug, name: partnerName };
      return [id, { slug, title, image, partner }];
    }),
  );
}

type Add<Input, Result> = (tx: Transaction, input: Input, editor: string) => Result;

/** Adds records by the slugs of the projects that they are about. */
export function addWithProject<Input extends { projectId: string | null }, Result>(
  add: Add<Input, Result>,
) {
  return async (
    tx: Transaction,
    { project, ...record }: Input & { project: string },
    editor: string,
  ) => {
    const row = await tx
      .selectFrom('projects')
      .select('id')
      .where('slug', '=', project)
      .executeTakeFirst();
    return add(tx, { ...record, projectId: row?.id ?? null } as unknown as Input, editor);
  };
}
