import { db, type Transaction } from '../../platform/database/database.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import type { PreviewTarget } from '../../records/preview-target.server.ts';
import { withImages } from '../../records/read-records.server.ts';
import { imagesFrom } from '../projects/project-row.ts';
import { throughDoor } from '../public-door.server.ts';
import {
  testimonialNoun,
  testimonialSchema,
  type Testimonial,
  type TestimonialInput,
  type TestimonialType,
} from './testimonial.ts';

export const testimonialRecords = defineRecords(testimonialNoun, {
  schema: testimonialSchema,
  reliesOn: { settings: 'all' },
  requireForPublic: throughDoor('testimonials'),
  pictures: { logo: 'companyLogo' },
});

export async function listTestimonials(
  type: TestimonialType,
  previewRecord?: PreviewTarget,
): Promise<Testimonial[]> {
  const rows = await testimonialRecords.list(previewRecord);
  const projects = await findProjects(rows.flatMap(({ projectId }) => projectId ?? []));
  return rows
    .filter((one) => one.type === type)
    .map((one) => ({ ...one, project: projects.get(one.projectId ?? '') ?? null }));
}

/** The public projects among these, by id. */
async function findProjects(ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'slug', 'title', 'images'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const withUrls = rows.map(({ images, ...row }) => ({ ...row, main: imagesFrom(images).main }));
  const projects = await withImages(withUrls, { image: 'main' });
  return new Map(projects.map(({ id, main: _main, ...project }) => [id, project]));
}

/** Adds a testimonial by the slug of its project. */
export async function addNamedTestimonial(
  tx: Transaction,
  { project, ...testimonial }: TestimonialInput & { project: string },
  editor: string,
) {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', project)
    .executeTakeFirst();
  return testimonialRecords.add(tx, { ...testimonial, projectId: row?.id ?? null }, editor);
}
