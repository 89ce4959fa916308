import { amountText, narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { pricePerArea, splitAreaUnit, toSquareFeet } from '../../../lib/geo/areas.ts';
import { inLine } from '../../../lib/text/in-line.ts';
import { readNumber } from '../../../lib/text/numbers.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { hasHomesForSale, isComingSoon, isSold, sentenceCaseStatus } from '../project-status.ts';
import { bedroomsText, fromText } from '../../residences/residence-text.ts';
import { bedroomsIn } from '../search/project-facts.ts';
import { findAreaUnit } from '../../residences/area-unit.ts';
import { findCurrency, mainCurrency, moneyText } from '../../residences/money.ts';
import { aboutText, displayRates, inMainCurrency } from '../../residences/rates.ts';
import { readTypedPrice, typedPriceText, withAmounts, withCurrencyCodes } from './price-text.ts';
import type { Project } from '../project.ts';

type PricedProject = Pick<Project, 'specifications' | 'figures' | 'city'>;

type WithPrice = Pick<PricedProject, 'figures' | 'city'> & {
  specifications: Pick<PricedProject['specifications'], 'priceRange'>;
};

/** The names of a few projects in a city, and the lowest price of what can be bought there. */
export type CityOffer = { names: string[]; price: string };

/** The typed price range, or else the lowest price of the homes. Each amount names its currency. */
export function priceText({ specifications, figures, city }: WithPrice) {
  const { priceRange } = specifications;
  const currency = findCurrency(city);
  return priceRange === null
    ? fromText(figures?.from ?? null, currency)
    : withAmounts(priceRange, currency);
}

/** True if visitors read a price, or that all is sold. */
export function hasPriceRange(project: WithPrice & Pick<Project, 'status'>) {
  return isSold(project.status) || priceText(project) !== null;
}

/** The price where it stands alone: `From CAD 2,480,000`, `Sold out` or `Price to be announced`. */
export function standalonePrice(project: WithPrice & Pick<Project, 'status'>) {
  const { soldOut, priceLater } = projectMessages().project;
  return isSold(project.status) ? soldOut : (priceText(project) ?? priceLater);
}

/** `From CAD 585,000`, also of a range: for a column of prices. */
export function priceInColumn(project: WithPrice & Pick<Project, 'status'>) {
  const price = standalonePrice(project);
  const typed = isSold(project.status)
    ? undefined
    : readTypedPrice(price, findCurrency(project.city));
  if (typed?.amounts.length !== 2) return price;
  return typedPriceText({ amounts: typed.amounts.slice(0, 1), isLowest: true });
}

/** `Prices follow when the disclosure statement is filed.` Null if nothing is missing. */
export function pricesFollowText({ missingFiling }: Pick<Project, 'missingFiling'>) {
  return missingFiling && projectMessages().project.pricesFollow(missingFiling);
}

/** In place of a price that is not known: `On request`, or `TBA` for one that may not be asked for yet. */
export function unpricedText({ missingFiling }: Pick<Project, 'missingFiling'>) {
  const { onRequest, notAnnounced } = projectMessages().project;
  return missingFiling === null ? onRequest : notAnnounced;
}

/** Why no enquiry about a project is taken. Undefined if they are. */
export function enquiriesFollowText({
  title,
  missingFiling,
}: Pick<Project, 'title' | 'missingFiling'>) {
  const { enquiriesFollow } = projectMessages().project;
  return missingFiling === null ? undefined : enquiriesFollow(title, missingFiling);
}

/** Each amount of the typed fee names its currency. */
export function strataFeeText({ specifications, city }: Pick<Project, 'specifications' | 'city'>) {
  const { strataFees } = specifications;
  return strataFees === null ? null : withAmounts(strataFees, findCurrency(city));
}

/** {@link strataFeeText} as set among other figures. */
export function strataFeeFigure(project: Parameters<typeof strataFeeText>[0]) {
  const text = strataFeeText(project);
  return text && narrowAmounts(text);
}

/** What a typed fee per area is in the main currency and unit. Null if it says more than that. */
export function strataFeeWorth({ specifications, city }: Pick<Project, 'specifications' | 'city'>) {
  const { figures, unit } = splitAreaUnit(specifications.strataFees?.trim() ?? '');
  const typed = withCurrencyCodes(figures, findCurrency(city));
  const [, code = '', figure = ''] = /^([A-Z]{3})\s(.+?)\s*[/／]$/.exec(typed) ?? [];
  const fee = readNumber(figure, { unit: 'money' });
  const rate = displayRates()[code];
  const mainUnit = findAreaUnit('');
  const isMain = code === mainCurrency() && unit === mainUnit;
  if (unit === undefined || rate === undefined || !('value' in fee)) return null;
  const worth = pricePerArea((fee.value ?? 0) * rate, toSquareFeet(1, unit), mainUnit);
  return { worth: Math.round(worth * 100) / 100, isMain };
}

/** {@link strataFeeWorth} as a text. Null if the fee is typed so. */
export function strataFeeAbout(project: Parameters<typeof strataFeeWorth>[0]) {
  const { worth, isMain } = strataFeeWorth(project) ?? { worth: 0, isMain: true };
  if (isMain) return null;
  const { about, units } = projectMessages().project;
  const amount = narrowAmounts(amountText(worth, mainCurrency()));
  return about(`${amount} / ${units[findAreaUnit('')]}`);
}

/** The approximate price in the main currency, null if the price already is in it. */
export function convertedPrice({ specifications, figures, city }: WithPrice) {
  if (specifications.priceRange !== null) return null;
  return aboutText(figures?.from ?? null, findCurrency(city));
}

/** What the homes with so many bedrooms cost, if that is another price than the project's. */
export function fittingPrice(project: PricedProject, bedrooms: number | null) {
  const { figures, city, specifications } = project;
  if (bedrooms === null || priceText(project) === null) return null;
  const { choices, differences } = projectMessages().search;
  const onRequest = { price: differences.priceOfRooms(bedrooms), homes: null, about: null };
  if (!figures) {
    // A typed lowest price applies to the smallest homes.
    const [smallest = 0] = bedroomsIn(specifications.typesOfUnits ?? '');
    return smallest >= bedrooms ? null : onRequest;
  }
  const fitting = figures.bedrooms.filter(({ count }) => count >= bedrooms);
  const from = Math.min(...fitting.map((one) => one.from ?? Infinity));
  if (from === figures.from) return null;
  const homes = choices.bedrooms(bedrooms).chosen;
  if (from < Infinity) {
    const currency = findCurrency(city);
    return { price: fromText(from, currency), homes, about: aboutText(from, currency) };
  }
  const isLeft = fitting.some(({ left }) => left > 0);
  return isLeft ? onRequest : { price: differences.noneLeft, homes, about: null };
}

/** Price and approximate price on one line. Null if unknown. */
export function priceInLine(project: WithPrice) {
  return inLine([priceText(project), convertedPrice(project)]) || null;
}

/** The lowest price that visitors read, in its own currency and in the main one. Undefined if unknown. */
function lowestAmount({ specifications: { priceRange }, figures, city }: WithPrice) {
  const currency = findCurrency(city);
  const typed = priceRange === null ? undefined : readTypedPrice(priceRange, currency)?.amounts[0];
  const ofHomes = priceRange === null ? (figures?.from ?? null) : null;
  const lowest = typed ?? (ofHomes === null ? undefined : { amount: ofHomes, code: currency });
  return lowest && { ...lowest, inMain: inMainCurrency(lowest.amount, lowest.code) };
}

/** `lowestAmount` in the main currency. Null if unknown or without a rate. */
export function lowestPrice(project: WithPrice) {
  return lowestAmount(project)?.inMain ?? null;
}

/**
 * The lowest price of the projects that can be bought, in the main currency: `From about CAD 1,600,000`. If none can, the
 * text in place of a price.
 */
export function lowestPriceText(projects: readonly (WithPrice & { status: string })[]) {
  const { from, about } = projectMessages().project;
  const lowest = findLowestAmount(projects);
  if (typeof lowest?.inMain === 'number') {
    const amount = moneyText(lowest.inMain, mainCurrency());
    return narrowAmounts(from(lowest.code === mainCurrency() ? amount : about(amount)));
  }
  return unpricedCityText(projects);
}

/** The lowest price of the projects that can be bought. Those without a rate come last. Undefined if none is known. */
export function findLowestAmount(projects: readonly (WithPrice & { status: string })[]) {
  const amounts = projects.filter(hasHomesForSale).flatMap((one) => lowestAmount(one) ?? []);
  return amounts.toSorted(
    (a, b) => (a.inMain ?? Number.MAX_VALUE) - (b.inMain ?? Number.MAX_VALUE),
  )[0];
}

/** Why projects have no lowest price: `Price to be announced`, `Coming soon` or `Sold out`. */
function unpricedCityText(projects: readonly Parameters<typeof hasHomesForSale>[0][]) {
  const { priceLater, soldOut } = projectMessages().project;
  if (projects.some(hasHomesForSale)) return priceLater;
  return projects.some(({ status }) => isComingSoon(status))
    ? sentenceCaseStatus('coming-soon')
    : soldOut;
}

/** The typed number of homes, or else the computed one. Null if unknown. */
export function countHomes({ specifications, figures }: PricedProject) {
  return specifications.units || figures?.total || null;
}

export function typesText({ specifications, figures }: PricedProject) {
  return specifications.typesOfUnits ?? (figures && bedroomsText(figures));
}
