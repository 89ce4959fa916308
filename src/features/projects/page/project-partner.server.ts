import { db } from '../../../platform/database/database.ts';
import { findImages, imageAt } from '../../../records/read-records.server.ts';
import { licensedColumns } from '../../partners/partner.ts';
import type { Project } from '../project.ts';
import { selectListedProjects } from '../joined-projects.server.ts';
import type { ProjectPartner } from './project-partner.ts';
import { asListed } from '../projects.server.ts';

/** The contact for a project. Undefined without a partner, or if the partner is not public. */
export async function findProjectPartner({
  partnerId,
}: Pick<Project, 'partnerId'>): Promise<ProjectPartner | undefined> {
  if (!partnerId) return undefined;
  const row = await db
    .selectFrom('partners')
    .select([...licensedColumns, 'slug', 'title', 'imageUrl', 'office', 'email'])
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const images = await findImages(row.imageUrl === null ? [] : [row.imageUrl]);
  return { ...row, image: imageAt(row.imageUrl, images) };
}

/** The public projects of a partner, in display order. */
export async function listProjectsOfPartner(partnerId: string): Promise<Project[]> {
  const rows = await selectListedProjects()
    .where('projects.partnerId', '=', partnerId)
    .orderBy('projects.displayOrder')
    .orderBy('projects.id')
    .execute();
  return asListed(rows);
}
