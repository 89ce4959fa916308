import { narrowAmounts } from '../../lib/amounts/amounts.ts';
import { inLine } from '../../lib/text/in-line.ts';
import { locale } from '../../lib/text/locale.ts';
import { projectMessages } from '../../messages/projects.ts';
import { formatMonth } from '../../lib/time/format-month.ts';
import { officeToday } from '../../site/office-today.ts';
import { paths } from '../../site/paths.ts';
import { findAreaUnit } from '../residences/area-unit.ts';
import { findCurrency, mainCurrency } from '../residences/money.ts';
import { aboutText, inMainCurrency } from '../residences/rates.ts';
import type { ComparedDetails } from '../projects/compared-details.ts';
import { isReady } from '../projects/page/project-completion.ts';
import { areaTexts, homesLeftText, pricePerAreaText } from '../residences/residence-text.ts';
import {
  convertedPrice,
  lowestPrice,
  priceInLine,
  priceText,
  standalonePrice,
  strataFeeAbout,
  strataFeeFigure,
  strataFeeWorth,
  typesText,
  countHomes,
} from '../projects/card/project-price.ts';
import { isSold, sentenceCaseStatus } from '../projects/project-status.ts';
import { placeLines, placeName, type Project } from '../projects/project.ts';

type Labels = ReturnType<typeof projectMessages>['facts'];

export type FactKey = keyof Labels;

/** A fact about a project on a shortlist. */
export type Fact = {
  key: FactKey;
  label: string;
  /** Null if unknown. */
  text: string | null;
  /** The text on two lines, for columns. */
  lines?: [string, string];
  /** The URL that the text leads to. */
  href?: string;
  /** The value for ranking. Only values with the same `unit` are comparable. */
  rank?: { value: number; unit: string };
};

/** The facts of a project, in the order of the comparison. */
export function comparedFacts(record: Project, details?: ComparedDetails): Fact[] {
  const { specifications, figures, city, area, developer, completionDate, status } = record;
  const { facts: labels } = projectMessages();
  const share = details?.deposit?.share;
  const lowest = isSold(status) ? null : lowestPrice(record);
  // One unit comes first in all columns.
  const sizes = details?.sizes && areaTexts(details.sizes, findAreaUnit(''));
  const [strataFee, aboutFee] = [strataFeeFigure(record), strataFeeAbout(record)];
  const fee = strataFeeWorth(record);
  const [upper = '', lower = ''] = placeLines({ area, city });
  const [price, about] = [priceText(record), convertedPrice(record)];
  return [
    {
      key: 'where',
      label: labels.where,
      text: placeName({ area, city }),
      ...(area && { lines: [upper, lower] }),
    },
    {
      key: 'price',
      label: labels.price,
      text: narrowAmounts(priceInLine(record) ?? standalonePrice(record)),
      ...(price && about && { lines: [narrowAmounts(price), about] }),
      ...(lowest !== null && { rank: { value: lowest, unit: mainCurrency() } }),
    },
    { key: 'perFoot', label: labels.perFoot, ...perFootFact(record, details) },
    {
      key: 'size',
      label: labels.size,
      text: sizes?.[0] ?? null,
      ...(sizes && { lines: [...sizes] }),
    },
    {
      key: 'left',
      label: labels.left,
      text: figures && homesLeftText(figures),
      ...(figures && { rank: { value: figures.left, unit: 'homes' } }),
    },
    {
      key: 'completion',
      label: labels.completion,
      text: completionDate,
      ...completionRank(record),
    },
    { key: 'status', label: labels.status, text: sentenceCaseStatus(status) },
    { key: 'homes', label: labels.homes, text: typesText(record) },
    { key: 'building', label: labels.building, text: specifications.buildingType },
    { key: 'levels', label: labels.levels, text: amount(specifications.levels) },
    { key: 'units', label: labels.units, text: amount(countHomes(record)) },
    {
      key: 'strataFee',
      label: labels.strataFee,
      text: strataFee,
      ...(strataFee && aboutFee && { lines: [strataFee, aboutFee] }),
      ...(fee && { rank: { value: fee.worth, unit: mainCurrency() } }),
    },
    {
      key: 'deposit',
      label: labels.deposit,
      text: details?.deposit?.text ?? null,
      ...(typeof share === 'number' && { rank: { value: share, unit: '%' } }),
    },
    { key: 'developer', label: labels.developer, text: developer?.name ?? null },
    {
      key: 'partner',
      label: labels.partner,
      text: details?.partner ? inLine([details.partner.name, details.partner.brokerage]) : null,
      ...(details?.partner && { href: paths.partner(details.partner.slug) }),
      ...(details?.partner?.brokerage && {
        lines: [details.partner.name, details.partner.brokerage],
      }),
    },
  ];
}

/** The price per square foot of the cheapest home left, ranked in the main currency. */
function perFootFact({ city, status }: Project, details: ComparedDetails | undefined) {
  const { cheapest } = details ?? {};
  if (!cheapest || isSold(status)) return { text: null };
  const [currency, price] = [findCurrency(city), cheapest.price / cheapest.area];
  const value = inMainCurrency(price, currency);
  const text = pricePerAreaText(cheapest.price, cheapest.area, { currency, areaUnit: 'sq-ft' });
  const about = aboutText(price, currency);
  return {
    text,
    ...(about !== null && { lines: [text, about] satisfies [string, string] }),
    ...(value !== null && { rank: { value, unit: mainCurrency() } }),
  };
}

/** Finished buildings come first, and together. */
function completionRank({ status, completionDate }: Project) {
  const month = isReady({ status, completionDate }, officeToday())
    ? 0
    : formatMonth(completionDate);
  return month === null ? {} : { rank: { value: month, unit: 'month' } };
}

/** The facts that are the same in all languages. */
export const nameFacts: readonly FactKey[] = ['developer', 'partner'];

/** The facts under each picture of the list. */
export const listedFacts: readonly FactKey[] = ['where', 'price', 'completion', 'left'];

function amount(value: number | null) {
  return value ? count(value) : null;
}

function count(value: number) {
  return value.toLocaleString(locale());
}
