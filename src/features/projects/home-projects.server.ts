import { db } from '../../platform/database/database.ts';
import { whereInLanguage } from '../../records/translations/in-language.server.ts';
import { priceFromSource, selectListedProjects } from './joined-projects.server.ts';
import { lowestPriceText, type CityOffer } from './card/project-price.ts';
import type { Project } from './project.ts';
import { hasHomesForSale } from './project-status.ts';
import { publicFacts } from './project-row.ts';
import { asListed } from './projects.server.ts';

/** The choice of the editors, by id. */
type ChosenProjects = { heroId: string | null; featured: readonly { projectId: string }[] };

export type HomeProjects = {
  /** Null if no project can be bought. */
  first: Project | null;
  /** For sale, without the first. */
  featured: Project[];
  /** What there is in each city, by the id of the city. */
  cities: Record<string, CityOffer>;
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
  const isOther = ({ id }: { id: string }) => id !== first?.id;
  const stillForSale = featured.filter(hasHomesForSale).filter(isOther).slice(0, maxChosen);
  const others = forSale.filter(isOther).slice(0, maxUnchosen);
  const shown = stillForSale.length > 0 ? stillForSale : others;
  const found = await findByIds([...(first ? [first] : []), ...shown].map(({ id }) => id));
  return {
    first: (first && found.get(first.id)) ?? null,
    featured: shown.flatMap(({ id }) => found.get(id) ?? []),
    cities: offersByCity(all),
    total: all.length,
  };
}

/** All public projects in the language of the content in their order, without what only their cards show. */
async function listBriefly() {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title', 'city', 'status', 'legal', 'specifications', 'residenceFigures'])
    .$call(whereInLanguage('projects'))
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { figures, specifications } = publicFacts(row);
    const { id, title, city, status } = row;
    const priceRange = priceFromSource({ specifications, city }) ?? specifications.priceRange;
    return { id, title, city, status, figures, specifications: { priceRange } };
  });
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
function offersByCity(projects: Awaited<ReturnType<typeof listBriefly>>) {
  const byCity = Map.groupBy(projects, ({ city }) => city);
  return Object.fromEntries(
    [...byCity].map(([city, own]): [string, CityOffer] => {
      const forSale = own.filter(hasHomesForSale);
      const ordered = [...forSale, ...own.filter((one) => !forSale.includes(one))];
      const names = ordered.slice(0, maxNamesOfCity).map(({ title }) => title);
      return [city, { names, price: lowestPriceText(own) }];
    }),
  );
}
