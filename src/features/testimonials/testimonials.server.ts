import { defineRecords } from '../../records/define-records.server.ts';
import { testimonialNoun, testimonialSchema, type TestimonialType } from './testimonial.ts';

export const testimonialRecords = defineRecords(testimonialNoun, {
  schema: testimonialSchema,
  pictures: { logo: 'companyLogo' },
});

/** The testimonials of one type, in their order. */
export async function listTestimonials(type: TestimonialType) {
  return (await testimonialRecords.list()).filter((one) => one.type === type);
}
