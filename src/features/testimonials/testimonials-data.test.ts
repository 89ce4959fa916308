import { expect, test } from 'vitest';
import { testimonialsHead } from './testimonials-data.ts';

const testimonial = {
  author: 'Mara Lindqvist',
  content: 'They called before I had finished asking.',
};
const parentPage = { name: 'Testimonials', path: '/testimonials' };

test('each tab is listed under its own URL', () => {
  expect(
    testimonialsHead({ type: 'client', number: 1 }, testimonial, '/testimonials'),
  ).toMatchObject({
    title: 'Testimonials',
    query: '',
    canonicalQuery: '',
    within: undefined,
  });
  expect(
    testimonialsHead({ type: 'developer', number: 1 }, testimonial, '/testimonials'),
  ).toMatchObject({
    title: 'Testimonials from Developers',
    query: '?tab=developers',
    canonicalQuery: '?tab=developers',
    within: parentPage,
  });
});

test('a later testimonial is shared with its own text, and listed under its tab', () => {
  expect(testimonialsHead({ type: 'developer', number: 3 }, testimonial, '/testimonials')).toEqual({
    title: 'Testimonial by Mara Lindqvist',
    description: testimonial.content,
    query: '?tab=developers&n=3',
    canonicalQuery: '?tab=developers',
    within: parentPage,
  });
});
