import { db, type Transaction } from '../platform/database/database.ts';
import { withImages } from '../records/read-records.server.ts';
import { withImageType } from './projects/image-types.ts';
import { imagesFrom } from './projects/project-row.ts';
import type { PicturedProject } from './projects/project.ts';

type AboutProject = { projectId: string | null };

/**
 * The records with the projects that they are about: null if none is chosen, or if it is not public. Each with its main
 * picture and what that is.
 */
export async function withPicturedProjects<Row extends AboutProject>(
  rows: readonly Row[],
): Promise<(Row & { project: PicturedProject | null })[]> {
  const projects = await withImages(await findProjects(rows), { image: 'main' });
  const byId = new Map(
    projects.map(({ id, main: _main, status, image, ...project }) => [
      id,
      { ...project, image: image && withImageType(image, status) },
    ]),
  );
  return rows.map((row) => ({ ...row, project: byId.get(row.projectId ?? '') ?? null }));
}

async function findProjects(about: readonly AboutProject[]) {
  const ids = new Set(about.flatMap(({ projectId }) => projectId ?? []));
  if (ids.size === 0) return [];
  const rows = await db
    .selectFrom('projects')
    .leftJoin('partners', 'partners.id', 'projects.partnerId')
    .select(['projects.id', 'projects.slug', 'projects.title', 'projects.images'])
    .select('projects.status')
    .select(['partners.slug as partnerSlug', 'partners.name as partnerName'])
    .where('projects.id', 'in', [...ids])
    .execute();
  return rows.map(({ images, partnerSlug, partnerName, ...project }) => ({
    ...project,
    main: imagesFrom(images).main,
    partner:
      partnerSlug === null || partnerName === null
        ? null
        : { slug: partnerSlug, name: partnerName },
  }));
}

/** The id of the public record with a slug. */
export async function findIdAt(tx: Transaction, noun: 'partners' | 'projects', slug: string) {
  const row = await tx.selectFrom(noun).select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
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
    const projectId = await findIdAt(tx, 'projects', project);
    return add(tx, { ...record, projectId } as unknown as Input, editor);
  };
}
