import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
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

const id = z.uuid();
const revision = z.number().int();
const direction = z.enum(['up', 'down']);

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
    input: z.object({ id, revision }),
    run: deleteTestimonial,
    otherwise: testimonialErrors.delete,
  }),
  restore: adminAction({
    input: z.object({ id }),
    run: restoreTestimonial,
    otherwise: testimonialErrors.save,
  }),
  move: adminAction({
    input: z.object({ id, direction }),
    run: moveTestimonial,
    otherwise: testimonialErrors.reorder,
  }),
  history: adminAction({
    input: z.object({ id }),
    run: listTestimonialVersions,
    otherwise: testimonialErrors.fetch,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedTestimonials,
    otherwise: testimonialErrors.fetch,
  }),
};
