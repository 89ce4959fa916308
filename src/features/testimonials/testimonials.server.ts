import { defineRecords } from '../../records/define-records.server.ts';
import type { Shown } from '../../records/shown.server.ts';
import { testimonialNoun, testimonialSchema, type TestimonialType } from './testimonial.ts';

export const testimonialRecords = defineRecords(testimonialNoun, {
  schema: testimonialSchema,
  pictures: { logo: 'companyLogo' },
});

export async function listTestimonials(type: TestimonialType, previewRecord?: Shown) {
  return (await testimonialRecords.list(previewRecord)).filter((one) => one.type === type);
}
