import { z } from 'zod';
import type { Image } from '../../lib/media/image-url.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import type { PicturedProject } from '../projects/project.ts';
import * as field from '../../model/fields.ts';

export const testimonialTypes = ['client', 'developer'] as const;

export type TestimonialType = (typeof testimonialTypes)[number];

export const typeLabels: Record<TestimonialType, string> = {
  client: 'Client',
  developer: 'Developer',
};

/** The input of an editor. Its keys are the columns of `testimonials`. */
export const testimonialSchema = z.object({
  type: field.choice(testimonialTypes),
  /** Plain text, without quotation marks around it. */
  content: field.translated(field.line, 'prose'),
  author: field.line,
  company: field.text,
  companyLogo: field.image,
  location: field.line.translated,
  /** The id of the project that it is about. */
  projectId: field.text,
});

export type TestimonialInput = z.output<typeof testimonialSchema>;

export type TestimonialRow = TestimonialInput & StoredRecord & { displayOrder: number };

export type ListedTestimonial = TestimonialRow & { logo: Image | null };

/** A testimonial as visitors see it: the record with the logo of the company and its project. */
export type Testimonial = ListedTestimonial & {
  /** Null if none is chosen, or if it is not public. */
  project: PicturedProject | null;
};

export const testimonialNoun = defineNoun({
  name: 'testimonials',
  one: 'testimonial',
  nameIn: 'author',
  sameBy: ['author', 'content'],
  isOrdered: true,
  hasDrafts: true,
  isPerson: true,
  searchedIn: ['company', 'location'],
  hints: 1,
});

export const testimonialErrors = {
  ...testimonialNoun.errors,
  heading: 'Error Loading Testimonials',
  none: 'No testimonials found for this category.',
} as const;
