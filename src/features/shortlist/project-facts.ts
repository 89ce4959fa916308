import { locale } from '../../lib/locale.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import { mainCurrency } from '../residences/money.ts';
import { lowestPrice, priceInLine, typesText, unitsOf } from '../projects/project-price.ts';
import { isSold, shownStatus } from '../projects/project-status.ts';
import { cityName, type Project } from '../projects/project.ts';

type Labels = ReturnType<typeof projectMessages>['facts'];

export type FactKey = keyof Labels;

/** What is said of a project on a shortlist. */
export type Fact = {
  key: FactKey;
  label: string;
  /** None where it is not known. */
  text: string | null;
  /** By what it is ranked among others; only what has the same `unit` can be. */
  rank?: { value: number; unit: string };
};

/** The facts of a project, in the order in which they are compared. */
export function factsOf(given: Project): Fact[] {
  const { specifications, figures, city, area, developer, completionDate, status } = given;
  const { facts: labels, project } = projectMessages();
  const lowest = isSold(status) ? null : lowestPrice(given);
  return [
    { key: 'where', label: labels.where, text: [area, cityName(city)].filter(Boolean).join(', ') },
    {
      key: 'price',
      label: labels.price,
      text: priceInLine(given),
      ...(lowest !== null && { rank: { value: lowest, unit: mainCurrency() } }),
    },
    {
      key: 'left',
      label: labels.left,
      text: figures && project.of(count(figures.left), count(figures.total)),
      ...(figures && { rank: { value: figures.left, unit: 'homes' } }),
    },
    { key: 'completion', label: labels.completion, text: completionDate },
    { key: 'status', label: labels.status, text: shownStatus(status) },
    { key: 'homes', label: labels.homes, text: typesText(given) },
    { key: 'building', label: labels.building, text: specifications.buildingType },
    { key: 'levels', label: labels.levels, text: amount(specifications.levels) },
    { key: 'units', label: labels.units, text: amount(unitsOf(given)) },
    { key: 'strataFee', label: labels.strataFee, text: specifications.strataFees },
    { key: 'developer', label: labels.developer, text: developer?.name ?? null },
  ];
}

/** Those that stand under a picture in the list. */
export const listedFacts: readonly FactKey[] = ['where', 'price', 'completion', 'left'];

function amount(value: number | null) {
  return value ? count(value) : null;
}

function count(value: number) {
  return value.toLocaleString(locale());
}
