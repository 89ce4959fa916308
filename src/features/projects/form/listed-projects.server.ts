import { jsonValue } from '../../../lib/values/json-text.ts';
import { partSizes, type ListPart } from '../../../model/record.ts';
import { db } from '../../../platform/database/database.ts';
import type { ListRange } from '../../../records/read-records.server.ts';
import { priceText, standalonePrice } from '../card/project-price.ts';
import { parseResidenceSummary } from '../project-row.ts';
import type { ListedProject, ProjectRow } from '../project.ts';
import { projectRecords } from '../projects.server.ts';

/** All projects for the editors' list, including drafts and hidden ones. */
export async function listEditedProjects(): Promise<ListedProject[]> {
  return asListed(await projectRecords.listInPart(listing()));
}

/** Part of that list. */
export async function listEditedProjectsPart(range: ListRange): Promise<ListPart<ListedProject>> {
  const part = await projectRecords.listPart(listing(), range);
  return { ...part, records: await asListed(part.records) };
}

function listing() {
  return { columns, from: listedFrom };
}

async function asListed(rows: ReturnType<typeof listedFrom>[]): Promise<ListedProject[]> {
  const pictures = rows.flatMap(({ picture }) => picture ?? []);
  const [developers, focalPoints] = [await findDevelopers(), await findFocalPoints(pictures)];
  return rows.map(({ developerId, ...project }) => ({
    ...project,
    focal: focalPoints.get(project.picture ?? '') ?? null,
    developer: developers.get(developerId ?? '') ?? null,
  }));
}

const columns = [
  'id',
  'revision',
  'updatedAt',
  'slug',
  'title',
  'status',
  'city',
  'area',
  'developerId',
  'images',
  'specifications',
  'residenceFigures',
] as const;

/** The list can have thousands of rows, so this reads only the displayed values of the JSON columns. */
function listedFrom(row: Pick<ProjectRow, (typeof columns)[number]>) {
  const { images, specifications, residenceFigures, ...project } = row;
  const priceRange = textIn(specifications, 'priceRange');
  const figures = parseResidenceSummary(residenceFigures, row.status);
  const priced = { ...row, specifications: { priceRange }, figures };
  const areUnreleased = figures?.left === 0 && (figures.unreleased ?? 0) > 0;
  const left = areUnreleased ? null : (figures?.left ?? null);
  const price = priceText(priced) ?? (left === 0 ? null : standalonePrice(priced));
  return { ...project, price, left, picture: textIn(images, 'main') };
}

export function textIn(columnText: string, name: string) {
  const value = (Object(jsonValue(columnText)) as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

async function findDevelopers() {
  const rows = await db.selectFrom('developers').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The focal points by picture URL, without those at the centre. */
async function findFocalPoints(pictures: string[]) {
  if (pictures.length === 0) return new Map<string, { x: number; y: number }>();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'focalX as x', 'focalY as y'])
    .where((eb) => eb.or([eb('focalX', '!=', 0.5), eb('focalY', '!=', 0.5)]))
    .where('kind', '=', 'image')
    .$if(pictures.length <= partSizes.most, (query) =>
      query.where('url', 'in', [...new Set(pictures)]),
    )
    .execute();
  return new Map(rows.map(({ url, ...focal }) => [url, focal]));
}
