import { bedroomsText, fromText } from '../residences/residence-words.ts';
import { currencyOf } from '../residences/money.ts';
import type { Project } from './project.ts';

type Priced = Pick<Project, 'specifications' | 'figures' | 'city'>;

/** What is said of prices: what is written, else what follows from the homes. */
export function priceText({ specifications, figures, city }: Priced) {
  return specifications.priceRange ?? fromText(figures?.from ?? null, currencyOf(city));
}

/** How many homes there are: what is written, else what follows. None or 0 is not known. */
export function unitsOf({ specifications, figures }: Priced) {
  return specifications.units || figures?.total || null;
}

export function typesText({ specifications, figures }: Priced) {
  return specifications.typesOfUnits ?? (figures && bedroomsText(figures));
}
