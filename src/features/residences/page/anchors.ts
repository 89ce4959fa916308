import { toSlug } from '../../../lib/text/slug.ts';

/** The element id of a home in the tower. */
export function homeAnchor(number: string) {
  return `home-${toSlug(number)}`;
}

/** The element id of a home's price, beside its plan. */
export function priceAnchor(number: string) {
  return `price-${toSlug(number)}`;
}
