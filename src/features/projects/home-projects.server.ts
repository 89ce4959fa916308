import { db } from '../../platform/database/database.ts';
import { whereInLanguage } from '../../records/translations/in-language.server.ts';
import { selectListedProjects } from './joined-projects.server.ts';
import type { Project } from './project.ts';
import { hasHomesForSale } from './project-status.ts';
import { parseResidenceSummary } from './project-row.ts';
import { asListed } from './projects.server.ts';

/** The choice of the editors, by id. */
type ChosenProjects = { heroId: string | null; featured: readonly { projectId: string }[] };

export type HomeProjects = {
  /** Null if no project can be bought. */
  first: Project | null;
  /** For sale, the first ones first. */
  featured: Project[];
  /** The names of the projects in each city, by the id of the city. */
  namesByCity: Record<string, string[]>;
  total: number;
};

const maxChosen = 12;
const maxUnchosen = 5;
const maxNamesOfCity = 3;

/** The projects that sell on the home page: those that the editors chose, or else the first that can be bought. */
export async function findHomeProjects(chosen: ChosenProjects | undefined): Promise<HomeProjects> {
  const all = await listBriefly();
  const byId = new Map(all.map((project) => [project.id, project]));
  const forSale = all.filter(hasHomesForSale);
  const first = forSale.find(({ id }) => id === chosen?.heroId) ?? forSale[0];
  const featured = [...new Set(chosen?.featured.map(({ projectId }) => projectId))].flatMap(
    (id) => byId.get(id) ?? [],
  );
  const stillForSale = featured.filter(hasHomesForSale).slice(0, maxChosen);
  const others = forSale.filter(({ id }) => id !== first?.id).slice(0, maxUnchosen);
  const shown = stillForSale.length > 0 ? stillForSale : others;
  const found = await findByIds([...(first ? [first] : []), ...shown].map(({ id }) => id));
  return {
    first: (first && found.get(first.id)) ?? null,
    featured: shown.flatMap(({ id }) => found.get(id) ?? []),
    namesByCity: namesByCity(all),
    total: all.length,
  };
}

/** All public projects in the language of the content in their order, without what only their cards show. */
async function listBriefly() {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title', 'city', 'status', 'residenceFigures'])
    .$call(whereInLanguage('projects'))
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return rows.map(({ residenceFigures, ...project }) => ({
    ...project,
    figures: parseResidenceSummary(residenceFigures, project.status),
  }));
}

async function findByIds(ids: string[]) {
  const rows =
    ids.length === 0
      ? []
      : await selectListedProjects()
          .where('projects.id', 'in', [...new Set(ids)])
          .execute();
  return new Map((await asListed(rows)).map((project) => [project.id, project]));
}

/** What can be bought comes first. */
function namesByCity(projects: Awaited<ReturnType<typeof listBriefly>>) {
  const ordered = [
    ...projects.filter(hasHomesForSale),
    ...projects.filter((one) => !hasHomesForSale(one)),
  ];
  const byCity = Map.groupBy(ordered, ({ city }) => city);
  return Object.fromEntries(
    [...byCity].map(([city, own]) => [
      city,
      own.slice(0, maxNamesOfCity).map(({ title }) => title),
    ]),
  );
}
