import { expect, test } from 'vitest';
import { demoProjects } from '../projects.demo.ts';
import { fittingPrice } from './project-price.ts';

test('a card never shows the price of smaller homes than were asked for', () => {
  const [first] = demoProjects;
  if (!first) throw new Error('There are no projects');
  const { city } = first;
  const specifications = {
    ...first.specifications,
    priceRange: 'From $1,385,000',
    typesOfUnits: 'Two to three bedrooms',
  };
  const typed = { specifications, city, figures: null };
  expect(fittingPrice(typed, null)).toBeNull();
  expect(fittingPrice(typed, 2)).toBeNull();
  expect(fittingPrice(typed, 3)?.price).toBe('Price for 3 bedrooms on request');
  const bedrooms = [
    { count: 1, left: 4, from: 600_000 },
    { count: 2, left: 2, from: null },
    { count: 3, left: 0, from: null },
  ];
  const figures = { total: 9, left: 6, from: 600_000, to: 600_000, bedrooms };
  const counted = { specifications: { ...specifications, priceRange: null }, city, figures };
  expect(fittingPrice(counted, 1)).toBeNull();
  expect(fittingPrice(counted, 2)?.price).toBe('Price for 2 bedrooms on request');
  expect(fittingPrice(counted, 3)).toMatchObject({
    price: 'No homes available',
    homes: '3 bedrooms or more',
  });
});
