import { db } from '../../platform/database.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { imageOf } from '../media/media.ts';
import {
  testimonialNoun,
  testimonialSchema,
  type Testimonial,
  type TestimonialType,
} from './testimonial.ts';

export const testimonialRecords = defineRecords(testimonialNoun, { schema: testimonialSchema });

/** The testimonials in their order: all, or those of one type. */
export async function listTestimonials(type?: TestimonialType): Promise<Testimonial[]> {
  const rows = await selectTestimonials()
    .$if(type !== undefined, (query) => query.where('testimonials.type', '=', type ?? 'client'))
    .orderBy('testimonials.displayOrder')
    .orderBy('testimonials.id')
    .execute();
  return rows.map(testimonialFrom);
}

function selectTestimonials() {
  return db
    .selectFrom('testimonials')
    .leftJoin('media as logo', 'logo.url', 'testimonials.companyLogo')
    .selectAll('testimonials')
    .select(['logo.alt as logoAlt', 'logo.focalX as logoX', 'logo.focalY as logoY']);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectTestimonials>['execute']>>[number];

function testimonialFrom({ logoAlt, logoX, logoY, ...testimonial }: JoinedRow): Testimonial {
  return { ...testimonial, logo: imageOf(testimonial.companyLogo, logoAlt, logoX, logoY) };
}
