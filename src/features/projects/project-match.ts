import { fold } from '../../lib/fold.ts';
import { locale } from '../../lib/locale.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import { mainCurrency, moneyText } from '../residences/money.ts';
import { isReady } from './project-completion.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { ProjectFilter } from './project-filter.ts';
import type { ProjectSearch } from './project-search.ts';
import { isSold } from './project-status.ts';
import { cityName } from './project.ts';

/** In what a project differs from what is looked for: how much, and in words. */
type Difference = { weight: number; words: string; saysPrice?: true };

export type Wanted = { filter: ProjectFilter; search: ProjectSearch; today: string };

export type NearProject = ProjectFacts & { differences: Difference[] };

function said() {
  return projectMessages().search.differences;
}

/** The projects without a difference, in the order that is asked for. They come in that of the network. */
export function matching(projects: readonly ProjectFacts[], wanted: Wanted) {
  const found = projects.filter((project) => differencesOf(project, wanted).length === 0);
  const { sort } = wanted.search;
  if (sort === 'name') return found.toSorted(byName());
  const keyOf = sort === 'price' ? priceKey : sort === 'completion' ? completionKey : undefined;
  return keyOf ? found.toSorted((a, b) => keyOf(a, wanted) - keyOf(b, wanted)) : found;
}

function byName() {
  const { compare } = new Intl.Collator(locale());
  return (a: ProjectFacts, b: ProjectFacts) => compare(a.title, b.title);
}

const nearestShown = 3;

/** Where none fits: those that differ least, the least different first. */
export function nearest(projects: readonly ProjectFacts[], wanted: Wanted): NearProject[] {
  return projects
    .filter(({ status }) => wanted.filter.isSold || !isSold(status))
    .map((project) => ({ ...project, differences: differencesOf(project, wanted) }))
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .slice(0, nearestShown);
}

/** Every condition that a project does not meet; none for one that fits. */
export function differencesOf(project: ProjectFacts, { filter, search, today }: Wanted) {
  return [
    cityDifference(project, filter),
    wordsDifference(project, search),
    roomsDifference(project, search),
    priceDifference(project, search),
    completionDifference(project, search, today),
    availabilityDifference(project, search),
  ].filter((difference) => difference !== undefined);
}

/** The lowest price of what has as many bedrooms as are looked for. */
function priceFor({ price, rooms }: ProjectFacts, { bedrooms }: ProjectSearch) {
  if (bedrooms === null) return price;
  const prices = rooms.flatMap((room) => (room.count >= bedrooms ? (room.price ?? []) : []));
  return prices.length === 0 ? null : Math.min(...prices);
}

function cityDifference(project: ProjectFacts, { city, isSold: isOfSold }: ProjectFilter) {
  if (city !== undefined && city !== project.city)
    return { weight: 2, words: said().city(cityName(project.city)) };
  return isOfSold && !isSold(project.status) ? { weight: 4, words: said().notSold } : undefined;
}

function wordsDifference({ searchText }: ProjectFacts, { words }: ProjectSearch) {
  const isFound = fold(words)
    .split(' ')
    .every((word) => searchText.includes(word));
  return isFound ? undefined : { weight: 4, words: said().words(words) };
}

function roomsDifference({ rooms }: ProjectFacts, { bedrooms }: ProjectSearch) {
  if (bedrooms === null || rooms.some(({ count }) => count >= bedrooms)) return undefined;
  const most = rooms.at(-1)?.count;
  if (most === undefined) return { weight: 2, words: said().roomsUnknown };
  const fewer = bedrooms - Math.floor(most);
  return { weight: fewer, words: said().rooms(fewer) };
}

function priceDifference(project: ProjectFacts, search: ProjectSearch) {
  if (search.price === null) return undefined;
  const hasRooms = roomsDifference(project, search) === undefined;
  const lowest = hasRooms ? priceFor(project, search) : project.price;
  if (lowest === null) {
    const { price, priceOfRooms } = said();
    const rooms = hasRooms && project.price !== null ? search.bedrooms : null;
    return { weight: 1.5, words: rooms === null ? price : priceOfRooms(rooms) };
  }
  if (lowest <= search.price) return undefined;
  const over = lowest - search.price;
  const currency = mainCurrency();
  const words = said().over(moneyText(lowest, currency), moneyText(over, currency));
  return { weight: over / search.price, words, saysPrice: true as const };
}

function completionDifference(project: ProjectFacts, { completion }: ProjectSearch, today: string) {
  if (completion === null) return undefined;
  const isThere = isReady(project, today);
  const { month, completionDate } = project;
  const lastYear = Number(today.slice(0, 4)) + 2;
  if (completion === 'later') {
    const isLater = !isThere && (month === null || month > lastYear * 12 + 12);
    return isLater
      ? undefined
      : { weight: 1, words: isThere ? said().readyNow : `${completionDate}` };
  }
  if (isThere) return undefined;
  const year = completion === 'ready' ? Number(today.slice(0, 4)) : Number(completion);
  const lastMonth = year * 12 + (completion === 'ready' ? Number(today.slice(5, 7)) - 1 : 12);
  if (completion !== 'ready' && month !== null && month <= lastMonth) return undefined;
  if (month === null) return { weight: 2, words: said().notAnnounced };
  return { weight: Math.max(1, month - lastMonth) / 12, words: said().ready(`${completionDate}`) };
}

const openStatuses = ['available-now', 'move-in-ready'];
const laterStatuses = ['upcoming', 'coming-soon'];

function availabilityDifference(project: ProjectFacts, { availability, bedrooms }: ProjectSearch) {
  const { figures, rooms, status } = project;
  if (availability === 'soon')
    return laterStatuses.includes(status) ? undefined : { weight: 1, words: said().released };
  if (availability === null) return undefined;
  const fitting = rooms.filter(({ count }) => count >= (bedrooms ?? 0));
  const isLeft = figures
    ? bedrooms === null
      ? figures.left > 0
      : fitting.some(({ left }) => left !== 0)
    : openStatuses.includes(status);
  return isLeft ? undefined : { weight: 1, words: said().noneLeft };
}

function priceKey(project: ProjectFacts, { search }: Wanted) {
  return priceFor(project, search) ?? Number.MAX_SAFE_INTEGER;
}

function completionKey(project: ProjectFacts, { today }: Wanted) {
  return isReady(project, today) ? 0 : (project.month ?? Number.MAX_SAFE_INTEGER);
}

function weightOf({ differences }: NearProject) {
  return differences.reduce((sum, { weight }) => sum + weight, 0);
}
