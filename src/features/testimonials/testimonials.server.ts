import { defineRecords } from '../../records/define-records.server.ts';
import type { PreviewTarget } from '../../records/preview-target.server.ts';
import { addWithProject, withPicturedProjects } from '../linked-projects.server.ts';
import { throughDoor } from '../public-door.server.ts';
import {
  testimonialNoun,
  testimonialSchema,
  type Testimonial,
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
  return withPicturedProjects(rows.filter((one) => one.type === type));
}

export const addNamedTestimonial = addWithProject(testimonialRecords.add);
