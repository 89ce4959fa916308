import type { TestimonialType } from './testimonial.ts';

/** A tab, and the 1-based number of a testimonial in it. */
export type TestimonialPosition = { type: TestimonialType; number: number };

/** The tabs of the page, which opens with the first. */
export const testimonialTabs = [{ type: 'client' }, { type: 'developer' }] as const;

const developers = 'developers';
const maxNumbers = 999;

/** The query values that the page accepts. The first testimonial of a tab has no `n`. */
export const testimonialQueries = {
  tab: [developers],
  n: Array.from({ length: maxNumbers - 1 }, (_, index) => String(index + 2)),
};

/** The place that a query names. Unknown values mean the first. */
export function testimonialPosition(query: URLSearchParams): TestimonialPosition {
  const number = query.get('n') ?? '';
  return {
    type: query.get('tab') === developers ? 'developer' : 'client',
    number: testimonialQueries.n.includes(number) ? Number(number) : 1,
  };
}

/** The query of a place, with its question mark; empty for the place that the page opens with. */
export function positionQuery({ type, number }: TestimonialPosition) {
  const query = new URLSearchParams();
  if (type === 'developer') query.set('tab', developers);
  if (number > 1) query.set('n', String(number));
  return query.size === 0 ? '' : `?${query}`;
}

/** The number of the last testimonial. A tab without testimonials has a first place, too. */
export function lastTestimonial(testimonials: readonly unknown[]) {
  return Math.max(testimonials.length, 1);
}
