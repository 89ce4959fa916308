import { parseSmallFilms } from '../../lib/film.ts';
import { heroMedia } from '../../lib/hero-media.ts';
import { slugPattern } from '../../lib/slug.ts';
import { changeContent } from '../../platform/content.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { move, type Move } from '../../platform/positioned.ts';
import {
  addRecord,
  deleteRecord,
  restoreRecord,
  saveRecord,
  type RecordKind,
} from '../../platform/records.ts';
import { FieldError, isSameText } from '../../platform/revisions.ts';
import { findMovedSlug } from '../../platform/slugs.ts';
import { listDeleted, listVersions } from '../../platform/versions.ts';
import { projectFrom, selectProjects } from './joined-projects.server.ts';
import type { ProjectFilter } from './project-filter.ts';
import { withCoordinates } from './project-coordinates.server.ts';
import { findImages, imageAt, withoutText } from './project-images.server.ts';
import type { ProjectInput } from './project-input.ts';
import { columnsOf, recordFrom } from './project-row.ts';
import { soldStatuses } from './project-status.ts';
import {
  projectErrors,
  type Project,
  type ProjectDetail,
  type ProjectDraft,
  type ProjectRecord,
} from './project.ts';

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
    pictures: urls.map((url) => images.get(url) ?? withoutText(url)),
  };
}

export async function listProjectVersions({ id }: { id: string }) {
  return listVersions<ProjectRecord>('projects', id);
}

export async function listDeletedProjects() {
  return listDeleted<ProjectRecord>('projects');
}

/** What stands at an address: a project, or where the one that had it before stands now, or nothing. */
export async function findProjectAt(
  slug: string,
): Promise<{ project?: ProjectDetail; movedTo?: string }> {
  if (!slugPattern.test(slug)) return {};
  const project = await findProject(slug);
  return project ? { project } : { movedTo: await findMovedSlug('projects', slug) };
}

/** Coordinates that are missing are looked up first. */
export async function saveProject({ id, revision, ...given }: ProjectInput, editor: string) {
  const draft = await withCoordinates(given);
  return saveRecord(projectKind, { id, revision }, draft, editor);
}

/** Adds a project inside a transaction of the caller's. */
export async function addProject(tx: Transaction, draft: ProjectDraft, editor: string) {
  return addRecord(tx, projectKind, draft, editor);
}

export async function deleteProject(seen: { id: string; revision: number }, editor: string) {
  return deleteRecord(projectKind, seen, editor);
}

/** A developer who was deleted meanwhile is left out. */
export async function restoreProject({ id }: { id: string }, editor: string) {
  return restoreRecord(projectKind, { id }, editor, async (tx, deleted) => ({
    ...deleted,
    developerId: await presentDeveloper(tx, deleted.developerId),
  }));
}

export async function moveProject(where: Move) {
  return changeContent((tx) => move(tx, 'projects', where));
}

export const projectKind: RecordKind<ProjectDraft, ProjectRecord> = {
  noun: 'projects',
  columnsOf,
  recordFrom,
  isSame: (record, draft) => isSameText(record, withLocationOf(record, draft)),
  requireForSave: async (tx, { developerId }) => requireDeveloper(tx, developerId),
};

/** Throws `FieldError` when there is no such developer any more. */
export async function requireDeveloper(tx: Transaction, id: string | null) {
  const present = await presentDeveloper(tx, id);
  if (present !== id) throw new FieldError({ developerId: projectErrors.developerGone });
}

/** Coordinates that were looked up when this was sent first are not part of the text. */
function withLocationOf({ location }: ProjectRecord, draft: ProjectDraft): ProjectDraft {
  const { address, coordinates } = draft.location;
  return { ...draft, location: { address, coordinates: coordinates ?? location.coordinates } };
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
