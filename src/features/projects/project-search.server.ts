import { todayIn } from '../../lib/dates.ts';
import { db } from '../../platform/database.ts';
import { cachedContent } from '../../platform/cached-content.ts';
import { headOffice } from '../../site/settings.ts';
import { selectListedProjects } from './joined-projects.server.ts';
import { factsOf } from './project-facts.ts';
import { projectsOnAPage, type ProjectFilter } from './project-filter.ts';
import { hasConditions, type ProjectSearch } from './project-search.ts';
import { matching, nearest, type NearProject } from './project-match.ts';
import { figuresFrom, specificationsFrom } from './project-row.ts';
import type { Project } from './project.ts';
import { asListed, listProjectsOnPage } from './projects.server.ts';

export type FoundProjects = {
  /** Those on the page. */
  projects: Project[];
  /** How many there are on all pages. */
  total: number;
  /** Where none fits, those that come nearest. */
  near: NearProject[];
};

/** The projects on one page of what is looked for. */
export async function findProjects(
  filter: ProjectFilter,
  search: ProjectSearch,
  page: number,
): Promise<FoundProjects> {
  if (!hasConditions(search) && search.sort === null)
    return { ...(await listProjectsOnPage(filter, page)), near: [] };
  const wanted = { filter, search, today: todayIn(headOffice().timeZone) };
  const all = await listFacts();
  const found = matching(all, wanted);
  const ids = found.slice((page - 1) * projectsOnAPage, page * projectsOnAPage).map(({ id }) => id);
  return {
    projects: await listInOrder(ids),
    total: found.length,
    near: found.length === 0 ? nearest(all, wanted) : [],
  };
}

async function listInOrder(ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await selectListedProjects().where('projects.id', 'in', ids).execute();
  return asListed(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
}

/** The names of what fits in each city, in the order of the network. */
export async function fittingByCity(filter: ProjectFilter, search: ProjectSearch) {
  const today = todayIn(headOffice().timeZone);
  const found = matching(await listFacts(), { filter, search: { ...search, sort: null }, today });
  return Map.groupBy(found, ({ city }) => city);
}

/** What is known of all projects, in the order of the network. */
const listFacts = cachedContent(async () => {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('developers', 'developers.id', 'projects.developerId')
    .select([
      'projects.id',
      'projects.slug',
      'projects.title',
      'projects.status',
      'projects.city',
      'projects.area',
      'projects.completionDate',
      'projects.specifications',
      'projects.residenceFigures',
      'developers.name as developer',
    ])
    .orderBy('projects.displayOrder')
    .orderBy('projects.id')
    .execute();
  return rows.map(({ specifications, residenceFigures, ...row }) => {
    const { priceRange, typesOfUnits } = specificationsFrom(specifications);
    return factsOf({ ...row, priceRange, typesOfUnits, figures: figuresFrom(residenceFigures) });
  });
});
