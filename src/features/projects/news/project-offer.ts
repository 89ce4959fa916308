import { findCurrency } from '../../residences/money.ts';
import { readTypedPrice } from '../card/price-text.ts';
import { findMissingFiling } from '../limited.ts';
import { canBeBought } from '../project-status.ts';
import { publicFacts, toColumns } from '../project-row.ts';
import type { ProjectRecord } from '../project.ts';
import { searchableFacts, type ProjectFacts } from '../search/project-facts.ts';

/** What can be bought in a public project, as visitors read it. */
export type ProjectOffer = {
  status: string;
  /** The lowest typed price in the currency of the city. */
  from: number | null;
  /** The prices of the available homes, by key. */
  homes: Record<string, number | null>;
  /** What searches compare, but for words. Missing in what an earlier release stored. */
  searched?: Pick<
    ProjectFacts,
    'city' | 'rooms' | 'price' | 'month' | 'completionDate' | 'figures'
  >;
};

export type AlertNewsRow = {
  number: number;
  projectId: string;
  /** `hidden`: it is not public any more; `viewing`: visitors can come on a first day, or to an open house. */
  part: 'change' | 'hidden' | 'viewing';
  /** As JSON. The offer before a change, null for what was not public; of a viewing its day such as `2026-12-05`. */
  facts: string;
  raisedAt: string;
  /** The phase and the last subscription of the matching under way. */
  cursor: string | null;
  matchedAt: string | null;
};

export function projectOffer(project: ProjectRecord): ProjectOffer {
  const { status, city, residences, specifications } = project;
  const hasPrices = findMissingFiling(project) === null;
  const currency = findCurrency(city);
  const typed = readTypedPrice(specifications.priceRange ?? '', currency)?.amounts[0];
  const available = Object.entries(residences.homes).filter(
    ([, { state }]) => state === 'available',
  );
  return {
    status,
    from: hasPrices && typed?.code === currency ? typed.amount : null,
    homes: Object.fromEntries(available.map(([key, { price }]) => [key, hasPrices ? price : null])),
    searched: searchedFacts(project),
  };
}

function searchedFacts(project: ProjectRecord) {
  const { specifications: shown, figures } = publicFacts(toColumns(project));
  const { priceRange, typesOfUnits } = shown;
  const unsearched = { developer: null, buildingType: null };
  const facts = { ...project, ...unsearched, priceRange, typesOfUnits, figures };
  const { city, rooms, price, month, completionDate } = searchableFacts(facts);
  return { city, rooms, price, month, completionDate, figures };
}

/** What is new in a project for those who want to hear of it. */
export type ProjectNews = {
  isNew: boolean;
  /** On sale after it was coming soon or sold out. */
  isOpened: boolean;
  /** It fits what somebody looks for, as it did not before, for no other reason that is said. */
  isFitting: boolean;
  /** The keys of the homes that can be bought now, and of those that cost less. */
  homes: string[];
  lower: string[];
  /** The former prices of those that cost less. */
  before: Record<string, number | null>;
  /** The lowest typed price before it became lower. */
  fromBefore: number | null;
};

/**
 * What is new since an offer, of the homes that fit. Undefined if nothing is. Null stands for what was not public.
 * `fitsByPrice`: a home fits someone who looks for a price, so that its first price is news. `newlyFits`: the project fits
 * a search that it did not fit before.
 */
export function findNews(
  before: ProjectOffer | null,
  now: ProjectOffer,
  fits: (key: string) => boolean = () => true,
  fitsByPrice: (key: string) => boolean = () => true,
  newlyFits = false,
): ProjectNews | undefined {
  const isOpened = before !== null && !canBeBought(before.status) && canBeBought(now.status);
  const fitting = before ? Object.keys(now.homes).filter(fits) : [];
  const former = before?.homes ?? {};
  const lower = fitting.filter((key) => isLower(now.homes[key], former[key]));
  const isFromLower = isLower(now.from, before?.from);
  const news = {
    isNew: before === null,
    isOpened,
    homes: fitting.filter(
      (key) =>
        !Object.hasOwn(former, key) ||
        (former[key] === null && now.homes[key] !== null && fitsByPrice(key)),
    ),
    lower,
    before: Object.fromEntries(lower.map((key) => [key, former[key] ?? null])),
    fromBefore: isFromLower ? (before?.from ?? null) : null,
  };
  const { isNew, homes } = news;
  const hasAny = isNew || isOpened || isFromLower || homes.length > 0 || lower.length > 0;
  return hasAny || newlyFits ? { ...news, isFitting: !hasAny } : undefined;
}

function isLower(now: number | null | undefined, before: number | null | undefined) {
  return typeof now === 'number' && typeof before === 'number' && now < before;
}
