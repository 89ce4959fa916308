import type { ExpressionBuilder } from 'kysely';
import { parseSmallFilms } from '../../lib/film.ts';
import { heroMedia } from '../../lib/hero-media.ts';
import { db, type Transaction } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { FieldError, isSameText } from '../../records/revisions.server.ts';
import { findImages, imageAt } from '../../records/read-records.server.ts';
import type { Shown } from '../../records/shown.server.ts';
import { findAtSlug, findMovedSlug } from '../../records/slugs.server.ts';
import {
  projectFrom,
  selectListedProjects,
  selectProjects,
  type JoinedRow,
} from './joined-projects.server.ts';
import { withCoordinates } from './project-coordinates.server.ts';
import { projectsOnAPage, type ProjectFilter } from './project-filter.ts';
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

export async function listProjects(filter: ProjectFilter = {}): Promise<Project[]> {
  return asListed(await selectInOrder(filter).execute());
}

/** The public projects that have these slugs, or had them last, in their order. */
export async function listProjectsAt(slugs: readonly string[]): Promise<Project[]> {
  if (slugs.length === 0) return [];
  const bySlug = await findProjectsBySlug(slugs);
  const missing = slugs.filter((slug) => !bySlug.has(slug));
  const moved = new Map(
    await Promise.all(
      missing.map(async (slug) => [slug, await findMovedSlug('projects', slug)] as const),
    ),
  );
  const present = [...moved.values()].filter((slug) => slug !== undefined);
  const found = new Map([...bySlug, ...(await findProjectsBySlug(present))]);
  const inOrder = slugs.flatMap((slug) => found.get(moved.get(slug) ?? slug) ?? []);
  return [...new Set(inOrder)];
}

async function findProjectsBySlug(slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, Project>();
  const rows = await selectListedProjects().where('projects.slug', 'in', slugs).execute();
  return new Map((await asListed(rows)).map((project) => [project.slug, project]));
}

/** The projects on one page of a filter, and how many there are on all. */
export async function listProjectsOnPage(filter: ProjectFilter, page: number) {
  const { total } = await db
    .selectFrom('projects')
    .where(isFound(filter))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectInOrder(filter)
    .limit(projectsOnAPage)
    .offset((page - 1) * projectsOnAPage)
    .execute();
  return { projects: await asListed(rows), total: Number(total) };
}

export async function findProject(slug: string, shown?: Shown): Promise<ProjectDetail | undefined> {
  const row = await selectProjects(shown).where('projects.slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const project = projectFrom(row);
  const { main, gallery } = project.images;
  const urls = [...new Set([main, ...gallery])].filter((url) => url !== null);
  const { heroImageUrl, smallFilms } = await findHeroFiles(project);
  const plans = Object.entries(project.residences.plans);
  const drawings = plans.map(([, { picture }]) => picture);
  const images = await findImages(
    [...urls, heroImageUrl, project.cardUrl, ...drawings].filter((url) => url !== null),
  );
  return {
    ...project,
    image: imageAt(main, images),
    card: imageAt(project.cardUrl, images),
    hero: heroMedia(project, imageAt(heroImageUrl ?? main, images), smallFilms),
    pictures: urls.flatMap((url) => imageAt(url, images) ?? []),
    planPictures: Object.fromEntries(
      plans.flatMap(([key, { picture }]) => {
        const image = imageAt(picture, images);
        return image ? [[key, image]] : [];
      }),
    ),
  };
}

/** What stands at an address: a project, or where the one that had it before stands now, or nothing. */
export async function findProjectAt(slug: string, shown?: Shown) {
  return findAtSlug('projects', slug, (at) => findProject(at, shown));
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

function selectInOrder(filter: ProjectFilter) {
  return selectListedProjects()
    .where(isFound(filter))
    .orderBy('projects.displayOrder')
    .orderBy('projects.id');
}

function isFound({ city, isSold }: ProjectFilter) {
  return (eb: ExpressionBuilder<Tables, 'projects'>) =>
    eb.and([
      ...(city ? [eb('projects.city', '=', city)] : []),
      ...(isSold ? [eb('projects.status', 'in', soldStatuses)] : []),
    ]);
}

export async function asListed(rows: JoinedRow[]): Promise<Project[]> {
  const projects = rows.map(projectFrom);
  const images = await findImages(projects.flatMap(({ images: { main } }) => main ?? []));
  return projects.map(({ developer, ...project }) => ({
    ...project,
    image: imageAt(project.images.main, images),
    developer: developer && { name: developer.name, logo: developer.logo },
  }));
}
