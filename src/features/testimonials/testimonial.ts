import { z } from 'zod';
import type { Image } from '../../lib/image-url.ts';
import { imageAddress } from '../media/media-address.ts';
import { plainText } from '../../lib/plain-text.ts';

export const testimonialTypes = ['client', 'developer'] as const;

export type TestimonialType = (typeof testimonialTypes)[number];

export const typeLabels: Record<TestimonialType, string> = {
  client: 'Client',
  developer: 'Developer',
};

const needed = 'This is needed.';
const required = z.string({ error: needed }).overwrite(plainText).trim().min(1, needed);
const optional = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? '').trim() || null);

/** What an editor writes. Keys are the columns of `testimonials`. */
export const testimonialSchema = z.object({
  type: z.enum(testimonialTypes, { error: needed }),
  /** Plain text, without quotation marks around it. */
  content: required,
  author: required,
  company: optional,
  companyLogo: optional,
  location: required,
});

/** A draft with the record it is to replace, and the revision that its editor began from. */
export const testimonialInputSchema = testimonialSchema.extend({
  companyLogo: imageAddress,
  id: z.uuid().optional(),
  revision: z.number().int().optional(),
});

export type TestimonialDraft = z.output<typeof testimonialSchema>;
export type TestimonialInput = z.output<typeof testimonialInputSchema>;

export type TestimonialRow = TestimonialDraft & {
  id: string;
  displayOrder: number;
  revision: number;
  updatedAt: string;
};

/** A testimonial as visitors see it: the record with the logo of the company. */
export type Testimonial = TestimonialRow & { logo: Image | null };

export const testimonialErrors = {
  fetch: 'Failed to fetch testimonials',
  heading: 'Error Loading Testimonials',
  none: 'No testimonials found for this category.',
  save: 'Failed to save testimonial',
  restore: 'Failed to restore testimonial',
  delete: 'Failed to delete testimonial',
  reorder: 'Failed to reorder testimonials',
} as const;

/** What stands in the hero when the page content says nothing. */
export const testimonialsHero = {
  title: 'OUR TESTIMONIALS',
  subtitle: 'What clients and developers say about us, in their own words.',
} as const;
