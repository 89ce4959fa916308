import { bedroomsText, fromText } from '../residences/residence-words.ts';
import { currencyOf } from '../residences/money.ts';
import type { Project } from './project.ts';

type Priced = Pick<Project, 'specifications' | 'figures' | 'city'>;

type WithPrice = Pick<Priced, 'figures' | 'city'> & {
  specifications: Pick<Priced['specifications'], 'priceRange'>;
};

/** What is said of prices: what is written, else what follows from the homes. */
export function priceText({ specifications, figures, city }: WithPrice) {
  return specifications.priceRange ?? fromText(figures?.from ?? null, currencyOf(city));
}

/** How many homes there are: what is written, else what follows. None or 0 is not known. */
export function unitsOf({ specifications, figures }: Priced) {
  return specifications.units || figures?.total || null;
}

export function typesText({ specifications, figures }: Priced) {
  return specifications.typesOfUnits ?? (figures && bedroomsText(figures));
}
