import { defineRecords } from '../../records/define-records.server.ts';
import type { Shown } from '../../records/shown.server.ts';
import { testimonialNoun, testimonialSchema, type TestimonialType } from './testimonial.ts';

export const testimonialRecords = defineRecords(testimonialNoun, {
  schema: testimonialSchema,
  pictures: { logo: 'companyLogo' },
});

/** The testimonials of one type, in their order. */
export async function listTestimonials(type: TestimonialType, shown?: Shown) {
  return (await testimonialRecords.list(shown)).filter((one) => one.type === type);
}
