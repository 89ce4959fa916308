import { expect, test } from 'vitest';
import { testimonialPosition, positionQuery, testimonialQueries } from './testimonial-position.ts';

test('the page opens with the first testimonial of a client', () => {
  expect(testimonialPosition(new URLSearchParams())).toEqual({ type: 'client', number: 1 });
  expect(positionQuery({ type: 'client', number: 1 })).toBe('');
});

test('each place has its own query, which leads back to it', () => {
  for (const type of ['client', 'developer'] as const) {
    for (const number of [1, 2, 17, 999]) {
      expect(testimonialPosition(new URLSearchParams(positionQuery({ type, number })))).toEqual({
        type,
        number,
      });
    }
  }
  expect(positionQuery({ type: 'developer', number: 2 })).toBe('?tab=developers&n=2');
});

test.each(['?n=0', '?n=-1', '?n=1.5', '?n=x', '?n=1000', '?tab=neighbours', '?n=02'])(
  '%s means the first testimonial',
  (query) => {
    expect(testimonialPosition(new URLSearchParams(query))).toEqual({ type: 'client', number: 1 });
  },
);

test('the first testimonial of a tab has one query only', () => {
  expect(testimonialQueries.n).not.toContain('1');
});
