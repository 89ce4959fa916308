import { expect, test } from 'vitest';
import { testimonialsHead } from './testimonials-data.ts';

const shown = { author: 'Mara Lindqvist', content: 'They called before I had finished asking.' };
const above = { name: 'Testimonials', path: '/testimonials' };

test('each tab is listed under its own address', () => {
  expect(testimonialsHead({ type: 'client', number: 1 }, shown, '/testimonials')).toMatchObject({
    title: 'Testimonials',
    query: '',
    canonicalQuery: '',
    within: undefined,
  });
  expect(testimonialsHead({ type: 'developer', number: 1 }, shown, '/testimonials')).toMatchObject({
    title: 'Testimonials of Developers',
    query: '?tab=developers',
    canonicalQuery: '?tab=developers',
    within: above,
  });
});

test('a testimonial further on is shared in its own words, and listed under its tab', () => {
  expect(testimonialsHead({ type: 'developer', number: 3 }, shown, '/testimonials')).toEqual({
    title: 'In the words of Mara Lindqvist',
    description: shown.content,
    query: '?tab=developers&n=3',
    canonicalQuery: '?tab=developers',
    within: above,
  });
});
