import { slugOf } from '../../lib/slug.ts';

/** Where a home stands in the tower. */
export function homeAnchor(number: string) {
  return `home-${slugOf(number)}`;
}

/** Where its price stands, beside its plan. */
export function priceAnchor(number: string) {
  return `price-${slugOf(number)}`;
}
