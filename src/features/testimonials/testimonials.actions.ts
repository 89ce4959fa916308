import { z } from 'zod';
import { adminAction, moveInput, recordInput, revisionInput } from '../../platform/actions.ts';
import { testimonialErrors, testimonialInputSchema } from './testimonial.ts';
import {
  deleteTestimonial,
  listDeletedTestimonials,
  listTestimonials,
  listTestimonialVersions,
  moveTestimonial,
  restoreTestimonial,
  saveTestimonial,
} from './testimonials.server.ts';

export const testimonials = {
  list: adminAction({
    input: z.undefined(),
    run: () => listTestimonials(),
    otherwise: testimonialErrors.fetch,
  }),
  save: adminAction({
    input: testimonialInputSchema,
    run: saveTestimonial,
    otherwise: testimonialErrors.save,
  }),
  remove: adminAction({
    input: revisionInput,
    run: deleteTestimonial,
    otherwise: testimonialErrors.delete,
  }),
  restore: adminAction({
    input: recordInput,
    run: restoreTestimonial,
    otherwise: testimonialErrors.restore,
  }),
  move: adminAction({
    input: moveInput,
    run: moveTestimonial,
    otherwise: testimonialErrors.reorder,
  }),
  history: adminAction({
    input: recordInput,
    run: listTestimonialVersions,
    otherwise: testimonialErrors.fetch,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedTestimonials,
    otherwise: testimonialErrors.fetch,
  }),
};
