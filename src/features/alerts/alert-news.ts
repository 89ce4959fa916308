import {
  findNews,
  type AlertNewsRow,
  type ProjectNews,
  type ProjectOffer,
} from '../projects/news/project-offer.ts';
import { findDifferences, type SearchContext } from '../projects/search/project-match.ts';
import type { ProjectFacts } from '../projects/search/project-facts.ts';
import { isSold } from '../projects/project-status.ts';
import { findCurrency } from '../residences/money.ts';
import { inMainCurrency } from '../residences/rates.ts';
import type { Residences } from '../residences/residence.ts';

/** A public project as alerts compare it, in a language. */
export type OfferedProject = {
  id: string;
  slug: string;
  title: string;
  area: string | null;
  residences: Residences;
  offer: ProjectOffer;
  facts: ProjectFacts;
};

/** What a subscription asks for: a search, or all about its project. */
export type Wish = { context: SearchContext | null; wasNotified: boolean };

/** What a person is told of a project. `viewing`: the first day on which they can come. */
export type Alert = { news: ProjectNews | undefined; viewing: string | null };

type NewsPart = Pick<AlertNewsRow, 'part' | 'facts'>;

/** What is new in a project for a person with these wishes, since the first of these changes. */
export function findAlert(
  project: OfferedProject,
  changes: readonly NewsPart[],
  wishes: readonly Wish[],
): Alert | undefined {
  const fitting = wishes.filter((wish) => fitsWish(project, wish));
  if (fitting.length === 0) return undefined;
  const change = changes.find(({ part }) => part === 'change');
  const before = change && (JSON.parse(change.facts) as ProjectOffer | null);
  const news = before === undefined ? undefined : findNewsFor(fitting, project, before);
  const isKnown =
    news !== undefined || fitting.some((one) => one.context === null || one.wasNotified);
  const viewing = changes.findLast(({ part }) => part === 'viewing');
  const day = isKnown && viewing ? String(JSON.parse(viewing.facts)) : null;
  return news || day !== null ? { news, viewing: day } : undefined;
}

/** True of a project that is what is asked for today. */
export function fitsWish(project: OfferedProject, { context }: Wish) {
  return context === null || fits(project, context);
}

function findNewsFor(
  wishes: readonly Wish[],
  project: OfferedProject,
  before: ProjectOffer | null,
) {
  const searches = wishes.flatMap(({ context }) => context ?? []);
  const { status, searched } = before ?? {};
  const former = searched && { facts: { ...project.facts, ...searched, status: status ?? '' } };
  return findNews(
    before,
    project.offer,
    (key) => searches.length < wishes.length || searches.some((one) => homeFits(project, key, one)),
    (key) => searches.some((one) => one.search.price !== null && homeFits(project, key, one)),
    former && searches.some((one) => !fits(former, one)),
  );
}

function fits({ facts }: Pick<OfferedProject, 'facts'>, context: SearchContext) {
  return !isSold(facts.status) && findDifferences(facts, context).length === 0;
}

function homeFits({ residences, facts }: OfferedProject, key: string, { search }: SearchContext) {
  const home = residences.homes[key];
  const rooms = residences.plans[home?.plan ?? '']?.bedrooms ?? null;
  const price = inMainCurrency(home?.price ?? null, findCurrency(facts.city));
  const hasRooms = search.bedrooms === null || (rooms !== null && rooms >= search.bedrooms);
  return hasRooms && (search.price === null || (price !== null && price <= search.price));
}
