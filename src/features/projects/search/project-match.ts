import { compareTexts } from '../../../lib/text/by-name.ts';
import { defaultSearchTexts } from '../../../lib/text/fold.ts';
import { findNearest, totalWeight, type Mismatch } from '../../../lib/values/nearest.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { mainCurrency, moneyText } from '../../residences/money.ts';
import { isReady } from '../page/project-completion.ts';
import type { ProjectFacts, Room } from './project-facts.ts';
import type { ProjectFilter } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { isComingSoon, isSold } from '../project-status.ts';
import { cityName, type Project } from '../project.ts';

export type SearchContext = { filter: ProjectFilter; search: ProjectSearch; today: string };

function texts() {
  return projectMessages().search.differences;
}

/** The projects that meet all conditions, in the requested order. The input is in display order. */
export function findMatches(projects: readonly ProjectFacts[], context: SearchContext) {
  const matches = projects.filter((project) => findDifferences(project, context).length === 0);
  const { sort } = context.search;
  if (sort === 'name') return matches.toSorted((a, b) => compareTexts(a.title, b.title));
  const sortKey = sort === 'price' ? priceKey : sort === 'completion' ? completionKey : undefined;
  return sortKey ? matches.toSorted((a, b) => sortKey(a, context) - sortKey(b, context)) : matches;
}

/** A project near the search, how it differs, and the bedrooms of the homes whose price it shows. */
export type NearestProject = { project: Project; difference: string; bedrooms?: number | null };

export const maxNearest = 3;

/**
 * The projects that differ least from the search, the nearest first, and in display order those that differ alike. Sold
 * ones only if they were asked for, or if there are no others.
 */
export function nearest(projects: readonly ProjectFacts[], context: SearchContext) {
  const forSale = projects.filter(({ status }) => !isSold(status));
  const candidates = context.filter.isSold || forSale.length === 0 ? projects : forSale;
  // Words that no project has are said once, above.
  const areFound = candidates.some((project) => !textDifference(project, context.search));
  const search = areFound ? context.search : { ...context.search, words: '' };
  const nearestOf = (of: readonly ProjectFacts[], most: number) =>
    findNearest(of, (project) => findDifferences(project, { ...context, search }), most);
  // The city that was asked for has the first one.
  const inCity = candidates.filter(
    (project) => project.city === context.filter.city && !textDifference(project, search),
  );
  const first = nearestOf(inCity, 1);
  const others = candidates.filter(({ id }) => id !== first[0]?.id);
  return [...first, ...nearestOf(others, maxNearest - first.length)].map((project) => ({
    ...project,
    bedrooms: pricedBedrooms(project, search),
  }));
}

/** The conditions that a project does not meet. Empty for a match. */
export function findDifferences(project: ProjectFacts, { filter, search, today }: SearchContext) {
  return [
    cityDifference(project, filter),
    soldDifference(project, filter, search),
    textDifference(project, search),
    ...nearestHomes(project, search).differences,
    completionDifference(project, search, today),
  ].filter((difference) => difference !== undefined);
}

/** Homes of a project: those with enough bedrooms as one, or those with so many fewer. Null means unknown. */
type Homes = { fewer: number; price: number | null; isLeft: boolean | null };

/** The homes that come nearest to the search, and how they differ from it. */
function nearestHomes(project: ProjectFacts, search: ProjectSearch) {
  const choices = homeChoices(project, search).map((homes) => ({
    homes,
    differences: [
      roomsDifference(project, homes, search),
      priceDifference(project, homes, search),
      availabilityDifference(project, homes, search),
    ].filter((difference) => difference !== undefined),
  }));
  const [nearestChoice] = choices.toSorted(
    (one, other) => totalWeight(one.differences) - totalWeight(other.differences),
  );
  return nearestChoice ?? { homes: undefined, differences: [] };
}

/** The bedrooms of the homes whose price is compared. Null if none is known. */
function pricedBedrooms(project: ProjectFacts, search: ProjectSearch) {
  const { homes } = nearestHomes(project, search);
  return search.bedrooms === null || !homes?.price ? null : search.bedrooms - homes.fewer;
}

function hasLeft({ left }: Room) {
  return left !== 0;
}

function homeChoices(project: ProjectFacts, search: ProjectSearch): Homes[] {
  const { rooms, figures, price } = project;
  const { bedrooms } = search;
  if (bedrooms === null || rooms.length === 0)
    return [{ fewer: 0, price, isLeft: figures && figures.left > 0 }];
  // What is sold is no choice for who wants to buy, if others are left.
  const canBuy = search.price !== null || search.availability === 'available';
  const choices = canBuy && rooms.some(hasLeft) ? rooms.filter(hasLeft) : rooms;
  const enough = choices.filter(({ count }) => count >= bedrooms);
  const smaller = choices.filter(({ count }) => count < bedrooms);
  return [
    ...(enough.length === 0
      ? []
      : [{ fewer: 0, price: priceFor(project, search), isLeft: figures && enough.some(hasLeft) }]),
    ...smaller.map((room) => ({
      fewer: bedrooms - Math.floor(room.count),
      price: room.price,
      isLeft: figures && hasLeft(room),
    })),
  ];
}

/** The lowest price of homes with enough bedrooms. Null if unknown. */
function priceFor({ price, rooms }: ProjectFacts, { bedrooms }: ProjectSearch) {
  if (bedrooms === null) return price;
  const prices = rooms.flatMap((room) => (room.count >= bedrooms ? (room.price ?? []) : []));
  return prices.length === 0 ? null : Math.min(...prices);
}

function cityDifference(project: ProjectFacts, { city, isSold: needsSold }: ProjectFilter) {
  if (city !== undefined && city !== project.city)
    return { weight: 2, text: texts().city(cityName(project.city)) };
  return needsSold && !isSold(project.status) ? { weight: 4, text: texts().notSold } : undefined;
}

/** Who wants a home of some size, price or time finds none where all are sold, unless sold ones are asked for. */
function soldDifference(
  { status }: ProjectFacts,
  { isSold: wantsSold }: ProjectFilter,
  { bedrooms, price, completion, availability }: ProjectSearch,
): Mismatch | undefined {
  const wantsHome = [bedrooms, price, completion].some((wanted) => wanted !== null);
  const isSaid = availability !== null;
  if (wantsSold || isSaid || !wantsHome || !isSold(status)) return undefined;
  return { weight: 1, text: texts().noneLeft };
}

function textDifference({ names, prose }: ProjectFacts, { words }: ProjectSearch) {
  const hasAllWords = defaultSearchTexts(words).every(
    (word) => names.includes(word) || hasWordFrom(prose, word),
  );
  return hasAllWords ? undefined : { weight: 4, text: texts().words(words) };
}

/** True if a word of the text begins so. Ideographs, which nothing parts, are found anywhere. */
function hasWordFrom(text: string, start: string) {
  const before = text.split(start).slice(0, -1);
  return before.some((part) => !/[a-z]$/.test(part));
}

function roomsDifference(
  { rooms }: ProjectFacts,
  { fewer }: Homes,
  { bedrooms }: ProjectSearch,
): Mismatch | undefined {
  if (bedrooms === null) return undefined;
  if (rooms.length === 0) return { weight: 2, text: texts().roomsUnknown };
  return fewer === 0 ? undefined : { weight: fewer, text: texts().rooms(fewer) };
}

function priceDifference(
  { price: lowest, rooms }: ProjectFacts,
  { fewer, price }: Homes,
  { price: limit, bedrooms }: ProjectSearch,
): Mismatch | undefined {
  if (limit === null) return undefined;
  const { priceOfRooms, over: overBudget } = texts();
  if (price === null) {
    const isOfRooms = bedrooms !== null && rooms.length > 0 && lowest !== null;
    return {
      weight: 1.5,
      text: isOfRooms ? priceOfRooms(bedrooms - fewer) : projectMessages().project.priceLater,
    };
  }
  if (price <= limit) return undefined;
  const over = price - limit;
  return { weight: over / limit, text: overBudget(moneyText(over, mainCurrency())) };
}

function completionDifference(project: ProjectFacts, { completion }: ProjectSearch, today: string) {
  if (completion === null) return undefined;
  const isComplete = isReady(project, today);
  const { month, completionDate } = project;
  const lastYear = Number(today.slice(0, 4)) + 2;
  if (completion === 'later') {
    const isLater = !isComplete && (month === null || month > lastYear * 12 + 12);
    return isLater
      ? undefined
      : { weight: 1, text: isComplete ? texts().readyNow : `${completionDate}` };
  }
  if (isComplete) return undefined;
  const year = completion === 'ready' ? Number(today.slice(0, 4)) : Number(completion);
  const lastMonth = year * 12 + (completion === 'ready' ? Number(today.slice(5, 7)) - 1 : 12);
  if (completion !== 'ready' && month !== null && month <= lastMonth) return undefined;
  if (month === null) return { weight: 2, text: texts().notAnnounced };
  return { weight: Math.max(1, month - lastMonth) / 12, text: texts().ready(`${completionDate}`) };
}

const openStatuses = ['available-now', 'move-in-ready'];

function availabilityDifference(
  { figures, status }: ProjectFacts,
  { isLeft }: Homes,
  { availability }: ProjectSearch,
): Mismatch | undefined {
  if (availability === 'soon')
    return isComingSoon(status) ? undefined : { weight: 1, text: texts().released };
  if (availability === null || (isLeft ?? openStatuses.includes(status))) return undefined;
  const { noneLeft, unreleased } = texts();
  return { weight: 1, text: figures?.left === 0 && figures.unreleased ? unreleased : noneLeft };
}

function priceKey(project: ProjectFacts, { search }: SearchContext) {
  return priceFor(project, search) ?? Number.MAX_SAFE_INTEGER;
}

function completionKey(project: ProjectFacts, { today }: SearchContext) {
  return isReady(project, today) ? 0 : (project.month ?? Number.MAX_SAFE_INTEGER);
}
