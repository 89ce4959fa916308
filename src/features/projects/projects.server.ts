import { parseSmallFilms } from '../../lib/film.ts';
import { heroMedia } from '../../lib/hero-media.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { FieldError, isSameText } from '../../records/revisions.server.ts';
import { findImages, imageAt } from '../../records/read-records.server.ts';
import { findAtSlug } from '../../records/slugs.server.ts';
import { projectFrom, selectProjects } from './joined-projects.server.ts';
import { withCoordinates } from './project-coordinates.server.ts';
import type { ProjectFilter } from './project-filter.ts';
import { columnsOf, recordFrom } from './project-row.ts';
import { soldStatuses } from './project-status.ts';
import {
  projectErrors,
  projectNoun,
  projectSchema,
  type Project,
  type ProjectDetail,
  type ProjectInput,
  type ProjectRecord,
} from './project.ts';

export const projectRecords = defineRecords(projectNoun, {
  schema: projectSchema,
  columnsOf,
  recordFrom,
  prepare: withCoordinates,
  isSame: (record, input) => isSameText(record, withLocationOf(record, input)),
  requireForSave: async (tx, { developerId }) => requireDeveloper(tx, developerId),
  /** A developer who was deleted meanwhile is left out. */
  adapt: async (tx, deleted) => ({
    ...deleted,
    developerId: await presentDeveloper(tx, deleted.developerId),
  }),
});

export async function listProjects({ city, isSold }: ProjectFilter = {}): Promise<Project[]> {
  let query = selectProjects();
  if (city) query = query.where('projects.city', '=', city);
  if (isSold) query = query.where('projects.status', 'in', soldStatuses);
  const rows = await query.orderBy('projects.displayOrder').orderBy('projects.id').execute();
  const projects = rows.map(projectFrom);
  const images = await findImages(projects.flatMap(({ images: { main } }) => main ?? []));
  return projects.map(({ developer, ...project }) => ({
    ...project,
    image: imageAt(project.images.main, images),
    developer: developer && { name: developer.name, logo: developer.logo },
  }));
}

export async function findProject(slug: string): Promise<ProjectDetail | undefined> {
  const row = await selectProjects().where('projects.slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const project = projectFrom(row);
  const { main, gallery } = project.images;
  const urls = [...new Set([main, ...gallery])].filter((url) => url !== null);
  const { heroImageUrl, smallFilms } = await findHeroFiles(project);
  const images = await findImages([...urls, heroImageUrl].filter((url) => url !== null));
  return {
    ...project,
    image: imageAt(main, images),
    hero: heroMedia(project, imageAt(heroImageUrl ?? main, images), smallFilms),
    pictures: urls.flatMap((url) => imageAt(url, images) ?? []),
  };
}

/** What stands at an address: a project, or where the one that had it before stands now, or nothing. */
export async function findProjectAt(slug: string) {
  return findAtSlug('projects', slug, findProject);
}

/** Throws `FieldError` when there is no such developer any more. */
export async function requireDeveloper(tx: Transaction, id: string | null) {
  const present = await presentDeveloper(tx, id);
  if (present !== id) throw new FieldError({ developerId: projectErrors.developerGone });
}

/** Coordinates that were looked up when this was sent first are not part of the text. */
function withLocationOf({ location }: ProjectRecord, input: ProjectInput): ProjectInput {
  const { address, coordinates } = input.location;
  return { ...input, location: { address, coordinates: coordinates ?? location.coordinates } };
}

async function presentDeveloper(tx: Transaction, id: string | null) {
  if (id === null) return null;
  const row = await tx
    .selectFrom('developers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The picture that stands in a hero, its own or the poster of its film, and the small films of that. */
async function findHeroFiles({ heroType, heroUrl }: ProjectRecord) {
  if (heroType === 'image' || heroUrl === null) return { heroImageUrl: heroUrl, smallFilms: [] };
  const film = await db
    .selectFrom('media')
    .select(['posterUrl', 'smallFilms'])
    .where('url', '=', heroUrl)
    .executeTakeFirst();
  return {
    heroImageUrl: film?.posterUrl ?? null,
    smallFilms: parseSmallFilms(film?.smallFilms ?? null),
  };
}
