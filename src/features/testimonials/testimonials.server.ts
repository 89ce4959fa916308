import { defineRecords } from '../../records/define-records.server.ts';
import type { PreviewTarget } from '../../records/preview-target.server.ts';
import { testimonialNoun, testimonialSchema, type TestimonialType } from './testimonial.ts';

export const testimonialRecords = defineRecords(testimonialNoun, {
  schema: testimonialSchema,
  pictures: { logo: 'companyLogo' },
});

export async function listTestimonials(type: TestimonialType, previewRecord?: PreviewTarget) {
  return (await testimonialRecords.list(previewRecord)).filter((one) => one.type === type);
}
