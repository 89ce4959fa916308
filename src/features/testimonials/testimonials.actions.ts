import { recordActions } from '../../records/record-actions.server.ts';
import { listTestimonials, testimonialRecords } from './testimonials.server.ts';

export const testimonials = recordActions(testimonialRecords, {
  list: listTestimonials,
});
