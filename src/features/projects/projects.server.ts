import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { heroMedia } from '../../lib/hero-media.ts';
import { changeContent } from '../../platform/content.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { findCoordinates } from '../../platform/geocoder.ts';
import {
  closeGap,
  makeRoom,
  move,
  nextDisplayOrder,
  type Direction,
} from '../../platform/positioned.ts';
import { changeRevision, RevisionConflict } from '../../platform/revisions.ts';
import { findMovedSlug, freeSlug, requireFreeSlug } from '../../platform/slugs.ts';
import { findDeleted, keepDeleted, keepVersion } from '../../platform/versions.ts';
import { projectFrom, selectProjects } from './joined-projects.server.ts';
import type { ProjectFilter } from './project-filter.ts';
import { findImages, imageAt, withoutText } from './project-images.server.ts';
import { columnsOf, recordFrom } from './project-row.ts';
import { soldStatuses } from './project-status.ts';
import {
  cityName,
  type Project,
  type ProjectDetail,
  type ProjectDraft,
  type ProjectInput,
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
  const heroImageUrl = await findHeroImageUrl(project);
  const images = await findImages([...urls, heroImageUrl].filter((url) => url !== null));
  return {
    ...project,
    image: imageAt(main, images),
    hero: heroMedia(project, imageAt(heroImageUrl ?? main, images)),
    pictures: urls.map((url) => images.get(url) ?? withoutText(url)),
  };
}

/** What stands at an address: a project, or where the one that had it before stands now, or nothing. */
export async function findProjectAt(
  slug: string,
): Promise<{ project?: ProjectDetail; movedTo?: string }> {
  const project = await findProject(slug);
  return project ? { project } : { movedTo: await findMovedSlug('projects', slug) };
}

/**
 * Adds a project, which stands last, or writes the next revision of one. What is sent again, since the answer
 * was lost, is done already: the new id comes from whoever adds. Coordinates that are missing are looked up first.
 */
export async function saveProject({ id, revision, ...given }: ProjectInput, editor: string) {
  const draft = await withCoordinates(given);
  return changeRevision(async (tx) => {
    if (revision === undefined && id !== undefined) {
      const present = await findRecord(tx, id);
      if (present && isSameText(present, draft)) return present;
      if (present) throw new RevisionConflict(present);
    }
    await requireFreeSlug(tx, 'projects', draft.slug, id);
    if (revision === undefined || id === undefined) return addProject(tx, draft, editor, id);
    const row = await tx
      .updateTable('projects')
      .set((eb) => ({
        ...columnsOf(draft),
        revision: eb('revision', '+', 1),
        updatedAt: new Date().toISOString(),
      }))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new RevisionConflict(await findRecord(tx, id));
    const record = recordFrom(row);
    await keepVersion(tx, 'projects', record, editor);
    return record;
  });
}

/** Adds a project inside a transaction of the caller's. */
export async function addProject(
  tx: Transaction,
  draft: ProjectDraft,
  editor: string,
  id: string = randomUUID(),
): Promise<ProjectRecord> {
  const record = {
    ...draft,
    id,
    displayOrder: await nextDisplayOrder(tx, 'projects'),
    revision: 1,
    updatedAt: new Date().toISOString(),
  };
  await insertProject(tx, record, editor);
  return record;
}

export async function deleteProject(
  { id, revision }: { id: string; revision: number },
  editor: string,
) {
  return changeRevision(async (tx) => {
    const row = await tx
      .deleteFrom('projects')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new RevisionConflict(await findRecord(tx, id));
    const record = recordFrom(row);
    await keepDeleted(tx, 'projects', record, editor);
    await closeGap(tx, 'projects');
    return record;
  });
}

/**
 * Brings a deleted project back to its place, under its slug or, when that was taken meanwhile, one beside it.
 * A developer who was deleted meanwhile is left out.
 */
export async function restoreProject({ id }: { id: string }, editor: string) {
  return changeRevision(async (tx) => {
    const present = await findRecord(tx, id);
    if (present) return present;
    const deleted = await findDeleted<ProjectRecord>(tx, 'projects', id);
    if (!deleted) throw new Error('No project was deleted under this id');
    const record = {
      ...deleted,
      slug: await freeSlug(tx, 'projects', deleted.slug),
      developerId: await presentDeveloper(tx, deleted.developerId),
      displayOrder: await makeRoom(tx, 'projects', deleted.displayOrder),
      revision: deleted.revision + 1,
      updatedAt: new Date().toISOString(),
    };
    await insertProject(tx, record, editor);
    return record;
  });
}

export async function moveProject({ id, direction }: { id: string; direction: Direction }) {
  await changeContent((tx) => move(tx, 'projects', id, direction));
}

async function insertProject(tx: Transaction, record: ProjectRecord, editor: string) {
  const { id, displayOrder, revision, updatedAt, ...draft } = record;
  await tx
    .insertInto('projects')
    .values({ ...columnsOf(draft), id, displayOrder, revision, updatedAt })
    .execute();
  await keepVersion(tx, 'projects', record, editor);
}

/** Asked for outside any transaction: the answer may take its time. */
async function withCoordinates(draft: ProjectDraft): Promise<ProjectDraft> {
  const { address, coordinates } = draft.location;
  if (coordinates || address === null) return draft;
  const city = cityName(draft.city);
  const place = address.toLowerCase().includes(city.toLowerCase())
    ? address
    : `${address}, ${city}`;
  return { ...draft, location: { address, coordinates: await findCoordinates(place) } };
}

/** Coordinates that were looked up when this was sent first are not part of the text. */
function isSameText(record: ProjectRecord, draft: ProjectDraft) {
  const { id: _id, displayOrder: _order, revision: _revision, updatedAt: _at, ...text } = record;
  const { address, coordinates } = draft.location;
  const location = { address, coordinates: coordinates ?? record.location.coordinates };
  return isDeepStrictEqual(text, { ...draft, location });
}

async function findRecord(tx: Transaction, id: string): Promise<ProjectRecord | null> {
  const row = await tx.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? recordFrom(row) : null;
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

/** The picture that stands in a hero: its own, or the poster of its film. */
async function findHeroImageUrl({ heroType, heroUrl }: ProjectRecord) {
  if (heroType === 'image' || heroUrl === null) return heroUrl;
  const film = await db
    .selectFrom('media')
    .select('posterUrl')
    .where('url', '=', heroUrl)
    .executeTakeFirst();
  return film?.posterUrl ?? null;
}
