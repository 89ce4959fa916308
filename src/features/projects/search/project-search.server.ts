import { sql } from 'kysely';
import { findNearest } from '../../../lib/values/nearest.ts';
import { slugDifference } from '../../../lib/values/similar.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { db } from '../../../platform/database/database.ts';
import { inLine } from '../../../lib/text/in-line.ts';
import { locale } from '../../../lib/text/locale.ts';
import { isIdeographic } from '../../../lib/text/message-language.ts';
import { cachedContent } from '../../../platform/page-cache/cached-content.ts';
import { findImages, imageAt, withLuminance } from '../../../records/read-records.server.ts';
import {
  onlyInLanguage,
  whereInLanguage,
} from '../../../records/translations/in-language.server.ts';
import { withPublished } from '../../../records/translations/published.server.ts';
import { contentLocale } from '../../../platform/languages/page-language.ts';
import { officeToday } from '../../../site/office-today.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import { settings } from '../../../site/settings/settings.ts';
import { moneyText } from '../../residences/money.ts';
import { aboutText } from '../../residences/rates.ts';
import { findLowestAmount } from '../card/project-price.ts';
import { priceFromSource, selectListedProjects } from '../joined-projects.server.ts';
import { asPriced, searchableFacts, type ProjectFacts } from './project-facts.ts';
import { projectsOnAPage, type ProjectFilter } from './project-filter.ts';
import { hasConditions, type ProjectSearch } from './project-search.ts';
import {
  findMatches,
  maxNearest,
  nearest,
  type NearestProject,
  type SearchContext,
} from './project-match.ts';
import { imagesFrom, publicFacts } from '../project-row.ts';
import { comingSoonStatuses, hasHomesForSale, soldStatuses } from '../project-status.ts';
import type { Project } from '../project.ts';
import { asListed, listProjectsOnPage } from '../projects.server.ts';

export type FoundProjects = {
  /** The projects on this page. */
  projects: Project[];
  /** The number of matches on all pages. */
  total: number;
  /** The nearest projects, if there are no matches. */
  near: NearestProject[];
};

/** One page of the search results. */
export async function findProjects(
  filter: ProjectFilter,
  search: ProjectSearch,
  page: number,
): Promise<FoundProjects> {
  if (!hasConditions(search) && search.sort === null)
    return { ...(await listProjectsOnPage(filter, page)), near: [] };
  const context = { filter, search, today: officeToday() };
  const all = await listFacts();
  const matches = findMatches(all, context);
  const ids = matches
    .slice((page - 1) * projectsOnAPage, page * projectsOnAPage)
    .map(({ id }) => id);
  return {
    projects: await listInOrder(ids),
    total: matches.length,
    near: matches.length === 0 ? await withProjects(nearest(all, context)) : [],
  };
}

/** What is listed of a search today, in display order: the projects, with their homes left if these are known. */
export async function listFitting(context: SearchContext) {
  const matches = findMatches(await listFacts(), context);
  return matches.map(({ slug, title, figures }) => ({ slug, title, left: figures?.left ?? null }));
}

/** Projects to show where none has this slug: those with one like it, then those that can be bought. */
export async function findNearestToSlug(slug: string): Promise<NearestProject[]> {
  const facts = await listFacts();
  const forSale = facts.filter(hasHomesForSale);
  const others = facts.filter((project) => !hasHomesForSale(project));
  return withProjects(findNearest([...forSale, ...others], slugDifference(slug), maxNearest));
}

type NearFacts = Omit<NearestProject, 'project'> & Pick<ProjectFacts, 'id'>;

async function withProjects(near: NearFacts[]): Promise<NearestProject[]> {
  const facts = new Map(near.map((one) => [one.id, one]));
  const projects = await listInOrder([...facts.keys()]);
  return projects.map((project) => {
    const { difference = '', bedrooms } = facts.get(project.id) ?? {};
    return { project, difference, bedrooms };
  });
}

async function listInOrder(ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await selectListedProjects().where('projects.id', 'in', ids).execute();
  return asListed(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
}

/**
 * The picture of a city: one that no card of its list has, from the gallery of its last project that can be bought, else of
 * another. Only without galleries is it the main one of such a project.
 */
export async function findCityImage(city: string) {
  const isLater = sql`case when status in (${sql.join([...soldStatuses, ...comingSoonStatuses])}) then 1 else 0 end`;
  const row = await db
    .selectFrom('projects')
    .select('images')
    .where('city', '=', city)
    .where('images', 'like', '%"main":"%')
    .$call(whereInLanguage('projects'))
    .orderBy(sql`case when images like '%"gallery":["%' then 0 else 1 end`)
    .orderBy(isLater)
    .orderBy('displayOrder', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const images = row && imagesFrom(row.images);
  const url = images?.gallery[0] ?? images?.main;
  return url ? withLuminance(imageAt(url, await findImages([url]))) : null;
}

/** The lowest price of what can be bought in a city, and how many homes are left there. Empty if neither is known. */
export async function findCityOffer(city: string) {
  const all = (await listFacts()).filter((one) => one.city === city && hasHomesForSale(one));
  const lowest = findLowestAmount(all.map(asPriced));
  const left = all.reduce((sum, { figures }) => sum + (figures?.left ?? Number.NaN), 0);
  const { search, project } = projectMessages();
  if (lowest) {
    const offer = search.cityOffer(moneyText(lowest.amount, lowest.code), left);
    const about = aboutText(lowest.amount, lowest.code);
    return about === null ? offer : withAbout(offer, about);
  }
  return left > 0 ? project.homesLeft(left) : '';
}

/** The price ends an offer in each language. */
function withAbout(offer: string, about: string) {
  return isIdeographic(locale()) ? `${offer}（${about}）` : inLine([offer, about]);
}

/** The matches by city, in display order. */
export async function matchesByCity(filter: ProjectFilter, search: ProjectSearch) {
  const today = officeToday();
  const matches = findMatches(await listFacts(), {
    filter,
    search: { ...search, sort: null },
    today,
  });
  return Map.groupBy(matches, ({ city }) => city);
}

/** What is searched of a public project. */
export async function findFacts(projectId: string) {
  return (await listFacts()).find(({ id }) => id === projectId);
}

type KnownFacts = { settings: SiteSettings; facts: Promise<ProjectFacts[]> };

/** By the language of the content. */
const known = new WeakMap<FactRow[], Map<string | undefined, KnownFacts>>();

/**
 * The facts of all public projects in the language of the content, in display order. They depend on the settings, of
 * which a preview has its own.
 */
async function listFacts() {
  const rows = await listRows();
  const [current, language] = [settings(), contentLocale()];
  const byLanguage = known.get(rows) ?? new Map<string | undefined, KnownFacts>();
  known.set(rows, byLanguage);
  let own = byLanguage.get(language);
  if (own?.settings !== current) {
    const facts = readFacts(rows);
    own = { settings: current, facts };
    byLanguage.set(language, own);
    facts.catch(() => byLanguage.delete(language));
  }
  return own.facts;
}

async function readFacts(rows: FactRow[]) {
  const sources = new Map(rows.map((row) => [row.id, row]));
  const shown = await withPublished(() => onlyInLanguage('projects', rows));
  return shown.map((row) => factsFrom(row, sources.get(row.id) ?? row));
}

const listRows = cachedContent(async () =>
  db
    .selectFrom('projects')
    .leftJoin('developers', 'developers.id', 'projects.developerId')
    .select([
      'projects.id',
      'projects.slug',
      'projects.title',
      'projects.status',
      'projects.city',
      'projects.area',
      'projects.description',
      'projects.completionDate',
      'projects.legal',
      'projects.specifications',
      'projects.residenceFigures',
      'developers.name as developer',
    ])
    .orderBy('projects.displayOrder')
    .orderBy('projects.id')
    .execute(),
);

export type FactRow = Awaited<ReturnType<typeof listRows>>[number];

/** Prices and kinds of homes are read from the texts of the source language. */
export function factsFrom(row: FactRow, source: FactRow) {
  const { specifications, figures } = publicFacts(source);
  const { buildingType } = publicFacts(row).specifications;
  const { typesOfUnits } = specifications;
  const priceRange =
    priceFromSource({ specifications, city: row.city }) ?? specifications.priceRange;
  // What is limited until a filing stays behind.
  const {
    specifications: _specifications,
    residenceFigures: _figures,
    legal: _legal,
    ...facts
  } = row;
  return searchableFacts({ ...facts, buildingType, priceRange, typesOfUnits, figures });
}
