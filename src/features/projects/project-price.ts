import { bedroomsText, fromText } from '../residences/residence-words.ts';
import { currencyOf } from '../residences/money.ts';
import { aboutText, inMainCurrency } from '../residences/rates.ts';
import { pricesIn } from './price-words.ts';
import type { Project } from './project.ts';

type Priced = Pick<Project, 'specifications' | 'figures' | 'city'>;

type WithPrice = Pick<Priced, 'figures' | 'city'> & {
  specifications: Pick<Priced['specifications'], 'priceRange'>;
};

/** What is said of prices: what is written, else what follows from the homes. */
export function priceText({ specifications, figures, city }: WithPrice) {
  return specifications.priceRange ?? fromText(figures?.from ?? null, currencyOf(city));
}

/** What that is about in the main currency, where it is in another. */
export function aboutPrice({ specifications, figures, city }: WithPrice) {
  if (specifications.priceRange !== null) return null;
  return aboutText(figures?.from ?? null, currencyOf(city));
}

/** Both, in a line; none where nothing is said. */
export function priceInLine(project: WithPrice) {
  return [priceText(project), aboutPrice(project)].filter(Boolean).join(', ') || null;
}

/** The lowest price of what is left, in the main currency; none where it is not known or there is no rate. */
export function lowestPrice({ specifications, figures, city }: WithPrice) {
  const [written = null] = pricesIn(specifications.priceRange ?? '');
  return written ?? inMainCurrency(figures?.from ?? null, currencyOf(city));
}

/** How many homes there are: what is written, else what follows. None or 0 is not known. */
export function unitsOf({ specifications, figures }: Priced) {
  return specifications.units || figures?.total || null;
}

export function typesText({ specifications, figures }: Priced) {
  return specifications.typesOfUnits ?? (figures && bedroomsText(figures));
}
