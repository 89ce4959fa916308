import type { ExpressionBuilder } from 'kysely';
import { parseRenditions } from '../../lib/media/video.ts';
import { heroMedia } from '../../lib/media/hero-media.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/row-types.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { FieldError, isSameText } from '../../records/revisions.server.ts';
import { findImages, imageAt, withLuminance } from '../../records/read-records.server.ts';
import type { PreviewTarget } from '../../records/preview-target.server.ts';
import { findAtSlug, findMovedSlug } from '../../records/slugs.server.ts';
import { whereInLanguage } from '../../records/translations/in-language.server.ts';
import {
  projectsFrom,
  selectListedProjects,
  selectProjects,
  type JoinedRow,
} from './joined-projects.server.ts';
import { throughDoor } from '../public-door.server.ts';
import { withCoordinates } from './form/project-coordinates.server.ts';
import { nouns } from '../nouns.ts';
import { withImageTypes } from './image-types.ts';
import { homeEvents } from './home-event.ts';
import { raiseNews } from './news/project-news.server.ts';
import { projectsOnAPage, type ProjectFilter } from './search/project-filter.ts';
import { toColumns, recordFrom } from './project-row.ts';
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
  pageAddress: nouns.projects.pageAddress,
  followChange: raiseNews,
  eventsOf: homeEvents,
  toColumns,
  recordFrom,
  draftFrom: (input) => input,
  prepare: withCoordinates,
  isSame: (record, input) => isSameText(record, withSavedLocation(record, input)),
  requireForSave: async (tx, { developerId }) => requireDeveloper(tx, developerId),
  reliesOn: {
    settings: 'all',
    partners: { column: 'partnerId' },
    translations: 'translated',
    media: 'shown',
  },
  requireForPublic: throughDoor('projects'),
  /** Removes the reference to a developer that was deleted meanwhile. */
  adapt: async (tx, deleted) => ({
    ...deleted,
    developerId: await existingDeveloperId(tx, deleted.developerId),
  }),
});

/** All public projects. Those that are not translated have a `lang`. */
export async function listProjects(filter: ProjectFilter = {}): Promise<Project[]> {
  return asListed(await selectInOrder(filter).execute());
}

/**
 * The public projects with these current or former slugs, in the order of the slugs. Those that are not translated have
 * a `lang`.
 */
export async function listProjectsAt(slugs: readonly string[]): Promise<Project[]> {
  if (slugs.length === 0) return [];
  const bySlug = await findProjectsBySlug(slugs);
  const missing = slugs.filter((slug) => !bySlug.has(slug));
  const newSlugs = new Map(
    await Promise.all(
      missing.map(async (slug) => [slug, await findMovedSlug('projects', slug)] as const),
    ),
  );
  const currentSlugs = [...newSlugs.values()].filter((slug) => slug !== undefined);
  const projects = new Map([...bySlug, ...(await findProjectsBySlug(currentSlugs))]);
  const inOrder = slugs.flatMap((slug) => projects.get(newSlugs.get(slug) ?? slug) ?? []);
  return [...new Set(inOrder)];
}

async function findProjectsBySlug(slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, Project>();
  const rows = await selectListedProjects().where('projects.slug', 'in', slugs).execute();
  return new Map((await asListed(rows)).map((project) => [project.slug, project]));
}

/** The ids of the projects in the language of the content, in order. */
export function listProjectIds() {
  return db
    .selectFrom('projects')
    .select('id')
    .$call(whereInLanguage('projects'))
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
}

/** Some of these projects, in order. */
export async function listProjectsById(some: readonly { id: string }[]) {
  const ids = some.map(({ id }) => id);
  if (ids.length === 0) return [];
  return asListed(await selectInOrder({}).where('projects.id', 'in', ids).execute());
}

/** One page of the projects in the language of the content, and the total on all pages. */
export async function listProjectsOnPage(filter: ProjectFilter, page: number) {
  const total = await countRows(
    db.selectFrom('projects').where(filterCondition(filter)).$call(whereInLanguage('projects')),
  );
  const rows = await selectInOrder(filter)
    .$call(whereInLanguage('projects'))
    .limit(projectsOnAPage)
    .offset((page - 1) * projectsOnAPage)
    .execute();
  return { projects: await asListed(rows), total };
}

export async function findProject(
  slug: string,
  preview?: PreviewTarget,
): Promise<ProjectDetail | undefined> {
  const row = await selectProjects(preview).where('projects.slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const [project] = await projectsFrom([row]);
  if (!project) return undefined;
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
    image: imageAt(main, images, project.lang),
    card: imageAt(project.cardUrl, images, project.lang),
    hero: heroMedia(
      project,
      await withLuminance(imageAt(heroImageUrl ?? main, images, project.lang)),
      smallFilms,
    ),
    pictures: withImageTypes(
      urls.flatMap((url) => imageAt(url, images, project.lang) ?? []),
      project.status,
    ),
    planImages: Object.fromEntries(
      plans.flatMap(([key, { picture }]) => {
        const image = imageAt(picture, images, project.lang);
        return image ? [[key, image]] : [];
      }),
    ),
  };
}

/** The project with this slug, or as `movedTo` the new slug of the project that had it before. */
export async function findProjectAt(slug: string, preview?: PreviewTarget) {
  return findAtSlug('projects', slug, (current) => findProject(current, preview));
}

/** Throws `FieldError` if the developer does not exist. */
export async function requireDeveloper(tx: Transaction, id: string | null) {
  const existingId = await existingDeveloperId(tx, id);
  if (existingId !== id) throw new FieldError({ developerId: projectErrors.developerDeleted });
}

/** Ignores coordinates that an earlier attempt of the same save looked up. */
function withSavedLocation({ location }: ProjectRecord, input: ProjectInput): ProjectInput {
  const { address, coordinates } = input.location;
  return { ...input, location: { address, coordinates: coordinates ?? location.coordinates } };
}

async function existingDeveloperId(tx: Transaction, id: string | null) {
  if (id === null) return null;
  const row = await tx
    .selectFrom('developers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The hero's picture, or its film's poster and small films. */
async function findHeroFiles({ heroType, heroUrl }: ProjectRecord) {
  if (heroType === 'image' || heroUrl === null) return { heroImageUrl: heroUrl, smallFilms: [] };
  const video = await db
    .selectFrom('media')
    .select(['posterUrl', 'smallFilms'])
    .where('url', '=', heroUrl)
    .executeTakeFirst();
  return {
    heroImageUrl: video?.posterUrl ?? null,
    smallFilms: parseRenditions(video?.smallFilms ?? null),
  };
}

function selectInOrder(filter: ProjectFilter) {
  return selectListedProjects()
    .where(filterCondition(filter))
    .orderBy('projects.displayOrder')
    .orderBy('projects.id');
}

function filterCondition({ city, isSold }: ProjectFilter) {
  return (eb: ExpressionBuilder<Tables, 'projects'>) =>
    eb.and([
      ...(city ? [eb('projects.city', '=', city)] : []),
      ...(isSold ? [eb('projects.status', 'in', soldStatuses)] : []),
    ]);
}

export async function asListed(rows: JoinedRow[]): Promise<Project[]> {
  const projects = await projectsFrom(rows);
  const images = await findImages(projects.flatMap(({ images: { main } }) => main ?? []));
  return projects.map(({ developer, ...project }) => ({
    ...project,
    image: imageAt(project.images.main, images, project.lang),
    developer: developer && { name: developer.name, logo: developer.logo },
  }));
}
