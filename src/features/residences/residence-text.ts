import { itemsInLine } from '../../lib/text/in-line.ts';
import {
  areaIn,
  otherAreaUnit,
  pricePerArea,
  type AreaUnit,
  type WrittenAreaUnit,
} from '../../lib/geo/areas.ts';
import { locale } from '../../lib/text/locale.ts';
import { isIdeographic, messageLanguage } from '../../lib/text/message-language.ts';
import { withUnit } from '../../lib/amounts/measures.ts';
import { projectMessages } from '../../messages/projects.ts';
import type { PlanSummary, ResidenceSummary } from './residence-summary.ts';
import { narrowAmounts } from '../../lib/amounts/amounts.ts';
import type { Units } from './area-unit.ts';
import { moneyText, type Currency } from './money.ts';

/** In both units, that of the place first: `70 m²`, `753 sq ft`. */
export function areaTexts(areas: readonly [number, number], unit: AreaUnit) {
  return [areaText(areas, unit), areaText(areas, otherAreaUnit(unit))] as const;
}

/**
 * Square feet in a unit: `598 sq ft`, or `598 to 640 sq ft`. Japanese and Chinese have the tsubo, which is the ping, beside
 * square metres, and both to the hundredth: `70.24㎡（21.24坪）`.
 */
function areaText(areas: readonly [number, number], unit: AreaUnit) {
  const { tsubo, units } = messages();
  if (tsubo === null || unit !== 'm2') {
    const rounded = areas.map((area) => areaIn(area, unit, 1));
    return withUnit(rangeText(rounded, 0), units[unit]);
  }
  const [metres, tsubos] = [areasIn(areas, 'm2'), areasIn(areas, 'tsubo')];
  return `${withUnit(rangeText(metres, 2), units.m2)}（${withUnit(rangeText(tsubos, 2), tsubo)}）`;
}

/** To the hundredth. Japan’s trade cuts what is below it, so that no home is larger than it is; Taiwan’s rounds. */
function areasIn(areas: readonly [number, number], unit: WrittenAreaUnit) {
  const toHundredth = messageLanguage(locale()) === 'ja' ? Math.floor : Math.round;
  return areas.map(
    (area) => toHundredth(Math.round(areaIn(area, unit, 10_000) * 10_000) / 100) / 100,
  );
}

function rangeText(areas: readonly number[], minimumFractionDigits: number) {
  const [from = '', to = ''] = areas.map((area) =>
    area.toLocaleString(locale(), { minimumFractionDigits, maximumFractionDigits: 2 }),
  );
  return from === to ? from : messages().range(from, to);
}

/** A price per area without its unit: to three digits, if it is high or, as its trade has it, where there is one per tsubo beside it. */
export function pricePerAreaText(price: number, squareFeet: number, units: Units) {
  return perAreaText(price, squareFeet, units, units.areaUnit);
}

/** `817万円/坪` beside the price of a unit of the place: Taiwan compares by it wherever a home is. Undefined where nobody reckons in tsubo. */
export function pricePerTsubo(price: number, squareFeet: number, units: Units) {
  const { tsubo } = messages();
  if (tsubo === null || (units.areaUnit !== 'm2' && messageLanguage(locale()) === 'ja'))
    return undefined;
  return `${perAreaText(price, squareFeet, units, 'tsubo')}/${tsubo}`;
}

function perAreaText(
  price: number,
  squareFeet: number,
  { currency, areaUnit }: Units,
  unit: WrittenAreaUnit,
) {
  const exact = pricePerArea(price, squareFeet, unit);
  const isOfTrade = messages().tsubo !== null && (areaUnit === 'm2' || unit === 'tsubo');
  const isRounded = isOfTrade || exact >= 100_000;
  const shown = isRounded ? Number(exact.toPrecision(3)) : exact;
  return narrowAmounts(moneyText(shown, currency));
}

type Rooms = Pick<PlanSummary, 'bedrooms' | 'bathrooms'> & { name?: string };

/** `2 bed, 2½ bath`; a plan without a bedroom is a studio. A Japanese name such as `2LDK＋和室` says it better. */
export function roomsText({ bedrooms, bathrooms, name = '' }: Rooms) {
  const { studio, beds, baths } = messages();
  const inName =
    messageLanguage(locale()) === 'ja'
      ? /\dS?L?D?K[＋+\p{Script=Han}]*/u.exec(name)?.[0]
      : undefined;
  const written = bedrooms === null ? [] : [bedrooms === 0 ? studio : beds(halves(bedrooms))];
  const rooms = [
    ...(inName === undefined ? written : [inName]),
    ...(bathrooms === null ? [] : [baths(halves(bathrooms))]),
  ];
  return messageLanguage(locale()) === 'zh-hant' ? rooms.join(' ') : itemsInLine(rooms);
}

/** The written floors, or those of the plan's homes: `3 to 22`. */
export function floorsText({ floors, homes }: Pick<PlanSummary, 'floors' | 'homes'>) {
  if (floors !== null) return floors;
  const floorNumbers = homes.flatMap(({ floor }) => floor ?? []);
  const [lowest, highest] = [floorNumbers[0], floorNumbers.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  return lowest === highest ? String(lowest) : messages().range(lowest, highest);
}

/** `From $2,480,000`; null without a price. */
export function fromText(from: number | null, currency: Currency) {
  return from === null ? null : messages().from(moneyText(from, currency));
}

/** The lowest price, or the text in place of it. */
export function planPriceText(
  plan: PlanSummary,
  currency: Currency,
  unpriced = messages().onRequest,
) {
  const { reserved, planSold } = messages();
  if (plan.available.length > 0) return fromText(plan.from, currency) ?? unpriced;
  if (isUnpriced(plan)) return unpriced;
  return hasState(plan, 'reserved') ? reserved : planSold;
}

/** True if no available home has a price, or no home is for sale yet. */
export function isUnpriced(plan: PlanSummary) {
  if (plan.available.length > 0) return plan.from === null;
  return plan.homes.length === 0 || hasState(plan, 'not-released');
}

export function isSoldOut(plan: PlanSummary) {
  return plan.homes.length > 0 && plan.homes.every(({ state }) => state === 'sold');
}

/** `Two and three bedrooms`; null without homes. */
export function bedroomsText({ bedrooms }: ResidenceSummary) {
  const counts = bedrooms.map(({ count }) => count).filter((count) => Number.isInteger(count));
  const [lowest, highest] = [counts[0], counts.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const { studios, bedrooms: ofOne, twoKinds, manyKinds } = messages();
  if (highest === 0) return studios;
  if (lowest === highest) return ofOne(lowest);
  return counts.length === 2 ? twoKinds(lowest, highest) : manyKinds(lowest, highest);
}

/** `Five floor plans, 64 homes, 17 left.` */
export function residencesIntro(plans: number, figures: ResidenceSummary) {
  const { total, left } = figures;
  const homes =
    unreleasedText(figures) ??
    messages().homesWithLeft(amount(total), total === 1, left === 0 ? null : amount(left));
  return messages().residencesIntro(plans, homes);
}

/** `17 of 64`, or `9 homes, not released`. */
export function homesLeftText(figures: ResidenceSummary) {
  return unreleasedText(figures) ?? messages().of(amount(figures.left), amount(figures.total));
}

/** Undefined if homes are on sale, or none will be. */
export function unreleasedText({ total, left, unreleased = 0 }: ResidenceCounts) {
  if (left > 0 || unreleased === 0) return undefined;
  const count = unreleased === total ? null : amount(unreleased);
  return messages().unreleased(amount(total), total === 1, count);
}

type ResidenceCounts = Pick<ResidenceSummary, 'total' | 'left' | 'unreleased'>;

function messages() {
  return projectMessages().project;
}

function hasState({ homes }: PlanSummary, wanted: string) {
  return homes.some(({ state }) => state === wanted);
}

function amount(value: number) {
  return value.toLocaleString(locale());
}

function halves(count: number) {
  if (isIdeographic(locale())) return String(count);
  const whole = Math.floor(count);
  return count - whole === 0.5 ? `${whole || ''}½` : String(count);
}
