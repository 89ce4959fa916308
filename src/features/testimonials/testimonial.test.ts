import { expect, test } from 'vitest';
import { testimonialSchema } from './testimonial.ts';

test('type, author, content and location are required; company and logo are not', () => {
  const { error } = testimonialSchema.safeParse({ type: 'neighbour', content: ' ' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'type',
    'content',
    'author',
    'location',
  ]);
  expect(
    testimonialSchema.parse({
      type: 'client',
      content: ' I slept. ',
      author: 'Samir Haddad',
      company: '',
      location: 'Montreal',
    }),
  ).toEqual({
    type: 'client',
    content: 'I slept.',
    author: 'Samir Haddad',
    company: null,
    companyLogo: null,
    location: 'Montreal',
    projectId: null,
  });
});
