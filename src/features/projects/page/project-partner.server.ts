import { db } from '../../../platform/database/database.ts';
import { findImages, imageAt } from '../../../records/read-records.server.ts';
import { inLanguage, whereInLanguage } from '../../../records/translations/in-language.server.ts';
import { licensedColumns } from '../../partners/partner.ts';
import type { Project } from '../project.ts';
import { selectListedProjects } from '../joined-projects.server.ts';
import type { ProjectPartner } from './project-partner.ts';
import { asListed } from '../projects.server.ts';

/** The contact for a project, with a `lang` if not translated. Undefined without a partner, or if it is not public. */
export async function findProjectPartner({
  partnerId,
}: Pick<Project, 'partnerId'>): Promise<ProjectPartner | undefined> {
  if (!partnerId) return undefined;
  const row = await db
    .selectFrom('partners')
    .select([...licensedColumns, 'id', 'slug', 'title', 'imageUrl', 'office', 'city', 'email'])
    .where('id', '=', partnerId)
    .executeTakeFirst();
  const [partner] = row ? await inLanguage('partners', [row]) : [];
  if (!partner) return undefined;
  const { imageUrl, lang } = partner;
  const images = await findImages(imageUrl === null ? [] : [imageUrl]);
  return { ...partner, image: imageAt(imageUrl, images, lang) };
}

/** The public projects of a partner, in display order. */
export async function listProjectsOfPartner(partnerId: string): Promise<Project[]> {
  const rows = await selectListedProjects()
    .where('projects.partnerId', '=', partnerId)
    .$call(whereInLanguage('projects'))
    .orderBy('projects.displayOrder')
    .orderBy('projects.id')
    .execute();
  return asListed(rows);
}
