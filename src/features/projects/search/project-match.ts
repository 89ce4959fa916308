import { compareTexts } from '../../../lib/text/by-name.ts';
import { defaultSearchTexts } from '../../../lib/text/fold.ts';
import { findNearest } from '../../../lib/values/nearest.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { mainCurrency, moneyText } from '../../residences/money.ts';
import { isReady } from '../page/project-completion.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { ProjectFilter } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { isComingSoon, isSold } from '../project-status.ts';
import { cityName } from '../project.ts';

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
  return findNearest(
    candidates,
    (project) => findDifferences(project, { ...context, search }),
    maxNearest,
  );
}

/** The conditions that a project does not meet. Empty for a match. */
export function findDifferences(project: ProjectFacts, { filter, search, today }: SearchContext) {
  return [
    cityDifference(project, filter),
    textDifference(project, search),
    roomsDifference(project, search),
    priceDifference(project, search),
    completionDifference(project, search, today),
    availabilityDifference(project, search),
  ].filter((difference) => difference !== undefined);
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

function roomsDifference({ rooms }: ProjectFacts, { bedrooms }: ProjectSearch) {
  if (bedrooms === null || rooms.some(({ count }) => count >= bedrooms)) return undefined;
  const most = rooms.at(-1)?.count;
  if (most === undefined) return { weight: 2, text: texts().roomsUnknown };
  const fewer = bedrooms - Math.floor(most);
  return { weight: fewer, text: texts().rooms(fewer) };
}

function priceDifference(project: ProjectFacts, search: ProjectSearch) {
  if (search.price === null) return undefined;
  const hasRooms = roomsDifference(project, search) === undefined;
  const lowest = hasRooms ? priceFor(project, search) : project.price;
  if (lowest === null) {
    const { price, priceOfRooms } = texts();
    const rooms = hasRooms && project.price !== null ? search.bedrooms : null;
    return { weight: 1.5, text: rooms === null ? price : priceOfRooms(rooms) };
  }
  if (lowest <= search.price) return undefined;
  const over = lowest - search.price;
  const currency = mainCurrency();
  const by = moneyText(over, currency);
  const { over: overBudget, overFor } = texts();
  const text = lowest === project.price ? overBudget(by) : overFor(moneyText(lowest, currency), by);
  return { weight: over / search.price, text };
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

function availabilityDifference(project: ProjectFacts, { availability, bedrooms }: ProjectSearch) {
  const { figures, rooms, status } = project;
  if (availability === 'soon')
    return isComingSoon(status) ? undefined : { weight: 1, text: texts().released };
  if (availability === null) return undefined;
  const matchingRooms = rooms.filter(({ count }) => count >= (bedrooms ?? 0));
  const isLeft = figures
    ? bedrooms === null
      ? figures.left > 0
      : matchingRooms.some(({ left }) => left !== 0)
    : openStatuses.includes(status);
  const { noneLeft, unreleased } = texts();
  return isLeft
    ? undefined
    : { weight: 1, text: figures?.left === 0 && figures.unreleased ? unreleased : noneLeft };
}

function priceKey(project: ProjectFacts, { search }: SearchContext) {
  return priceFor(project, search) ?? Number.MAX_SAFE_INTEGER;
}

function completionKey(project: ProjectFacts, { today }: SearchContext) {
  return isReady(project, today) ? 0 : (project.month ?? Number.MAX_SAFE_INTEGER);
}
