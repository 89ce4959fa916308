import { locale } from '../../lib/text/locale.ts';
import { projectMessages } from '../../messages/projects.ts';
import { mainCurrency } from '../residences/money.ts';
import { homesLeftText } from '../residences/residence-text.ts';
import {
  lowestPrice,
  priceInLine,
  strataFeeText,
  typesText,
  countHomes,
} from '../projects/card/project-price.ts';
import { isSold, sentenceCaseStatus } from '../projects/project-status.ts';
import { cityName, type Project } from '../projects/project.ts';

type Labels = ReturnType<typeof projectMessages>['facts'];

export type FactKey = keyof Labels;

/** A fact about a project on a shortlist. */
export type Fact = {
  key: FactKey;
  label: string;
  /** Null if unknown. */
  text: string | null;
  /** The value for ranking. Only values with the same `unit` are comparable. */
  rank?: { value: number; unit: string };
};

/** The facts of a project, in the order of the comparison. */
export function comparedFacts(record: Project): Fact[] {
  const { specifications, figures, city, area, developer, completionDate, status } = record;
  const { facts: labels } = projectMessages();
  const lowest = isSold(status) ? null : lowestPrice(record);
  return [
    { key: 'where', label: labels.where, text: [area, cityName(city)].filter(Boolean).join(', ') },
    {
      key: 'price',
      label: labels.price,
      text: priceInLine(record),
      ...(lowest !== null && { rank: { value: lowest, unit: mainCurrency() } }),
    },
    {
      key: 'left',
      label: labels.left,
      text: figures && homesLeftText(figures),
      ...(figures && { rank: { value: figures.left, unit: 'homes' } }),
    },
    { key: 'completion', label: labels.completion, text: completionDate },
    { key: 'status', label: labels.status, text: sentenceCaseStatus(status) },
    { key: 'homes', label: labels.homes, text: typesText(record) },
    { key: 'building', label: labels.building, text: specifications.buildingType },
    { key: 'levels', label: labels.levels, text: amount(specifications.levels) },
    { key: 'units', label: labels.units, text: amount(countHomes(record)) },
    { key: 'strataFee', label: labels.strataFee, text: strataFeeText(record) },
    { key: 'developer', label: labels.developer, text: developer?.name ?? null },
  ];
}

/** The facts under each picture of the list. */
export const listedFacts: readonly FactKey[] = ['where', 'price', 'completion', 'left'];

function amount(value: number | null) {
  return value ? count(value) : null;
}

function count(value: number) {
  return value.toLocaleString(locale());
}
