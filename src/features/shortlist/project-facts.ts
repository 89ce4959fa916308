import { locale } from '../../lib/locale.ts';
import { currencyOf } from '../residences/money.ts';
import { priceText, typesText, unitsOf } from '../projects/project-price.ts';
import { statusName } from '../projects/project-status.ts';
import { cityName, type Project } from '../projects/project.ts';

/** What is said of a project on a shortlist. */
export type Fact = {
  label: string;
  /** None where it is not known. */
  text: string | null;
  /** By what it is ranked among others; only what has the same `unit` can be. */
  rank?: { value: number; unit: string };
};

/** The facts of a project, in the order in which they are compared. */
export function factsOf(project: Project): Fact[] {
  const { specifications, figures, city, area, developer, completionDate, status } = project;
  const priced = figures?.from;
  return [
    { label: 'Where', text: [area, cityName(city)].filter(Boolean).join(', ') },
    {
      label: 'Price',
      text: priceText(project),
      ...(specifications.priceRange === null &&
        priced && { rank: { value: priced, unit: currencyOf(city) } }),
    },
    {
      label: 'Homes left',
      text: figures && `${count(figures.left)} of ${count(figures.total)}`,
      ...(figures && { rank: { value: figures.left, unit: 'homes' } }),
    },
    { label: 'Completion', text: completionDate },
    { label: 'Status', text: statusName(status) },
    { label: 'Homes', text: typesText(project) },
    { label: 'Building', text: specifications.buildingType },
    { label: 'Levels', text: amount(specifications.levels) },
    { label: 'Units', text: amount(unitsOf(project)) },
    { label: 'Strata fee', text: specifications.strataFees },
    { label: 'Developer', text: developer?.name ?? null },
  ];
}

/** Those that stand under a picture in the list. */
export const listedFacts = ['Where', 'Price', 'Completion', 'Homes left'];

function amount(value: number | null) {
  return value ? count(value) : null;
}

function count(value: number) {
  return value.toLocaleString(locale());
}
