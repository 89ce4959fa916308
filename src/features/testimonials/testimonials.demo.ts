import type { z } from 'zod';
import { testimonialSchema } from './testimonial.ts';

type DemoTestimonial = z.input<typeof testimonialSchema> & {
  /** The slug of its project. */
  project?: string;
};

const records: DemoTestimonial[] = [
  {
    type: 'client',
    content:
      'We bought from a drawing, eight time zones away. Two years later the light came through the kitchen exactly where Mei said it would.',
    author: 'Amara & Jonas Weil',
    project: 'ito-house',
    location: 'Zürich, residents at Ito House, Tokyo',
  },
  {
    type: 'developer',
    content:
      'They sent us eleven buyers and two corrections to our own floor plans. Both were right, and we have had them read every set since.',
    author: 'Rosalind Achterberg',
    company: 'Northquay',
    companyLogo: 'developer-northquay-dark.svg',
    location: 'Vancouver',
  },
  {
    type: 'client',
    content: 'I asked for the catch and Étienne showed me three. I signed anyway, and slept.',
    author: 'Samir Haddad',
    project: 'ateliers-ferrand',
    location: 'Montreal',
  },
  {
    type: 'developer',
    content:
      'Quiet, exact, and early. It is how we like to build, and it turns out it is how we like to sell.',
    author: 'Keiko Arai',
    project: 'kumo-minato',
    company: 'Kumorei',
    companyLogo: 'developer-kumorei-dark.svg',
    location: 'Tokyo',
  },
  {
    type: 'client',
    content: 'Four years, two delays, one phone number. Someone always answered it.',
    author: 'Lucille Marchetti',
    location: 'Toronto',
  },
  {
    type: 'client',
    content:
      'We manage other people’s money, so we are hard to please and slow to thank. Priya told us to walk away twice. The third building she liked, and we own seven homes in it.',
    author: 'Harriet Venn',
    company: 'Venn Amsel',
    companyLogo: 'testimonial-venn-amsel-dark.svg',
    location: 'Seattle',
  },
  {
    type: 'developer',
    content:
      'Other networks ask how many units they can have. They asked who would be living next to the bicycle room, and whether we had told them.',
    author: 'Luc Desrosiers',
    project: 'le-seraphin',
    company: 'Lumerive',
    companyLogo: 'developer-lumerive-dark.svg',
    location: 'Montreal',
  },
  {
    type: 'client',
    content:
      'I am a lawyer, and I had already read the contract. Claire had read it better. She found the clause about the parking stall on page ninety-one, and it is the stall I park in.',
    author: 'Matteo Brae',
    company: 'Brae Holt',
    companyLogo: 'testimonial-brae-holt-dark.svg',
    location: 'Vancouver',
  },
  {
    type: 'developer',
    content:
      'We gave them one floor to place, as a test. They returned it sold, with a page of notes on the kitchens. They now see the kitchens first.',
    author: 'Adaeze Sy',
    project: 'parallel',
    company: 'Marenko & Sy',
    companyLogo: 'developer-marenko-sy-dark.svg',
    location: 'Toronto',
  },
  {
    type: 'client',
    content:
      'We run oyster boats and wanted a home we could rinse. Thomas laughed, found one with a drain in the right place, and had us in by the new moon.',
    author: 'Noelani & Ruth Akana',
    project: 'longswell',
    company: 'Oystra',
    companyLogo: 'testimonial-oystra-dark.svg',
    location: 'Honolulu',
  },
];

/** The demo testimonials in display order. Logo URLs are the names of files in `demo/`. */
export const demoTestimonials = records.map((testimonial) => testimonialSchema.parse(testimonial));

export const demoTestimonialsWithProjects = demoTestimonials.map((testimonial, index) => ({
  ...testimonial,
  project: records[index]?.project ?? '',
}));
