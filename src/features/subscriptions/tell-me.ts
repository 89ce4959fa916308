import { fullAddressLine } from '../../lib/geo/postal-address.ts';
import { subscriptionMessages } from '../../messages/subscriptions.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { searchParameters, type ProjectSearch } from '../projects/search/project-search.ts';
import { conditionQuery } from './subscription-text.ts';
import { isSold } from '../projects/project-status.ts';
import { homesInOrder } from '../residences/residence-summary.ts';
import type { Residences } from '../residences/residence.ts';

/** What the form of a page asks to be told of: a search, or homes like those of a project. */
export type TellMeWish = {
  city: string | null;
  search: string;
  project?: { slug: string; title: string; homes: ReservedHome[] } | undefined;
};

/** What is shown when the form is shown again. */
export type TellMeState = {
  email: string;
  home: string;
  language: string;
  error?: string | undefined;
  alert?: string | undefined;
};

type ReservedHome = { number: string; bedrooms: number | null };

/** What a search of the list asks for. */
export function searchWish(city: string | undefined, search: ProjectSearch): TellMeWish {
  const query = new URLSearchParams(searchParameters(search));
  return { city: city ?? null, search: conditionQuery(String(query)) };
}

/** The homes that are reserved, with their bedrooms. */
function reservedHomes({ homes, plans }: Residences): ReservedHome[] {
  return homesInOrder(homes)
    .filter(({ state }) => state === 'reserved')
    .map(({ number, plan }) => ({ number, bedrooms: plans[plan ?? '']?.bedrooms ?? null }));
}

/** True if the page of a project has a form for homes like its own. */
export function hasTellMe({ status, residences }: { status: string; residences: Residences }) {
  return isSold(status) || reservedHomes(residences).length > 0;
}

/** Homes like those of a project, or like one of its reserved ones. */
export function similarWish(project: SimilarTo): TellMeWish {
  const { slug, title, city, status, residences } = project;
  const homes = isSold(status) ? [] : reservedHomes(residences);
  return { city, search: '', project: { slug, title, homes } };
}

type SimilarTo = {
  slug: string;
  title: string;
  city: string;
  status: string;
  residences: Residences;
};

/** The conditions of homes like one. More bedrooms than the search knows are as many as it knows. */
export function similarQuery({ bedrooms }: Pick<ReservedHome, 'bedrooms'>) {
  const count = Math.min(Math.floor(bedrooms ?? 0), 4);
  return count > 0 ? `bedrooms=${count}` : '';
}

/** The sentence beneath the button, which says who writes and how to stop it. */
export function tellMeConsent() {
  const { company } = settings();
  return subscriptionMessages().consent(company.name, fullAddressLine(headOffice()));
}
