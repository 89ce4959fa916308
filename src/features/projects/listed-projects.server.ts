import { db } from '../../platform/database.ts';
import { findImages, imageAt } from '../../records/read-records.server.ts';
import { priceText } from './project-price.ts';
import { figuresFrom, partsOf } from './project-row.ts';
import {
  imagesSchema,
  specificationsSchema,
  type ListedProject,
  type ProjectRow,
} from './project.ts';
import { projectRecords } from './projects.server.ts';

/** All projects as editors have them, those that visitors do not see among them, as their list shows them. */
export async function listEditedProjects(): Promise<ListedProject[]> {
  const rows = await projectRecords.listInPart({ columns, from: listedFrom });
  const developers = await findDevelopers();
  const images = await findImages(rows.flatMap(({ main }) => main ?? []));
  return rows.map(({ main, developerId, ...project }) => ({
    ...project,
    image: imageAt(main, images),
    developer: developers.get(developerId ?? '') ?? null,
  }));
}

const columns = [
  'id',
  'revision',
  'updatedAt',
  'displayOrder',
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

function listedFrom(row: Pick<ProjectRow, (typeof columns)[number]>) {
  const { images, specifications, residenceFigures, ...project } = row;
  const price = priceText({
    city: row.city,
    specifications: partsOf(specificationsSchema, specifications),
    figures: figuresFrom(residenceFigures),
  });
  return { ...project, price, main: partsOf(imagesSchema, images).main };
}

async function findDevelopers() {
  const rows = await db.selectFrom('developers').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
