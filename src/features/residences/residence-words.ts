import { locale } from '../../lib/locale.ts';
import { countWords } from '../../lib/count-words.ts';
import { plural } from '../../lib/plural.ts';
import type { PlanFigures, ResidenceFigures } from './residence-figures.ts';
import { moneyText, type Currency } from './money.ts';

const squareMetresInFoot = 0.092_903_04;

export function squareFeetText(area: number) {
  return `${Math.round(area).toLocaleString(locale())} sq ft`;
}

export function squareMetresText(area: number) {
  return `${Math.round(area * squareMetresInFoot).toLocaleString(locale())} m²`;
}

/** `2 bed, 2½ bath`; a plan without a bedroom is a studio. */
export function roomsText({ bedrooms, bathrooms }: Pick<PlanFigures, 'bedrooms' | 'bathrooms'>) {
  const beds = bedrooms === null ? [] : bedrooms === 0 ? ['Studio'] : [`${halves(bedrooms)} bed`];
  const baths = bathrooms === null ? [] : [`${halves(bathrooms)} bath`];
  return [...beds, ...baths].join(', ');
}

/** `3 to 22` of the homes of a plan, unless its floors are written. */
export function floorsText({ floors, homes }: Pick<PlanFigures, 'floors' | 'homes'>) {
  if (floors !== null) return floors;
  const all = homes.flatMap(({ floor }) => floor ?? []);
  const [lowest, highest] = [all[0], all.at(-1)];
  if (lowest === undefined) return '';
  return lowest === highest ? String(lowest) : `${lowest} to ${highest}`;
}

/** `From $2,480,000`; none where no price is known. */
export function fromText(from: number | null, currency: Currency) {
  return from === null ? null : `From ${moneyText(from, currency)}`;
}

/** What stands in place of a price. */
export function planPriceText(plan: PlanFigures, currency: Currency) {
  if (plan.available.length > 0) return fromText(plan.from, currency) ?? 'On request';
  const isOpen = plan.homes.length === 0 || hasState(plan, 'not-released');
  if (isOpen) return 'On request';
  return hasState(plan, 'reserved') ? 'Reserved' : 'Sold out';
}

export function isSoldOut(plan: PlanFigures) {
  return plan.homes.length > 0 && plan.homes.every(({ state }) => state === 'sold');
}

export function homesLeftText(left: number) {
  return plural(left, '# home left', '# homes left');
}

/** `Two and three bedrooms` of the plans that have homes. */
export function bedroomsText({ bedrooms }: ResidenceFigures) {
  const counts = bedrooms.map(({ count }) => count).filter((count) => Number.isInteger(count));
  const [lowest, highest] = [counts[0], counts.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  if (highest === 0) return 'Studios';
  if (lowest === highest) return countWords(lowest, 'bedroom');
  const joint = counts.length === 2 ? 'and' : 'to';
  return `${lowest === 0 ? 'Studios' : word(lowest)} ${joint} ${countWords(highest, 'bedroom').toLowerCase()}`;
}

/** Says what there is: `Five plans, sixty-four homes, 17 of them left.` */
export function residencesLead(plans: number, { total, left }: ResidenceFigures) {
  const of = total === 1 ? 'home' : 'homes';
  const count = `${total.toLocaleString(locale())} ${of}`;
  return `${countWords(plans, 'plan')}, ${count}, ${left === 0 ? 'none' : left.toLocaleString(locale())} of them left. Areas are interior.`;
}

function hasState({ homes }: PlanFigures, wanted: string) {
  return homes.some(({ state }) => state === wanted);
}

function word(count: number) {
  return countWords(count, '', '').trim();
}

function halves(count: number) {
  const whole = Math.floor(count);
  return count - whole === 0.5 ? `${whole || ''}½` : String(count);
}
