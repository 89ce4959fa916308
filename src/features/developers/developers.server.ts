import { byName } from '../../lib/by-name.ts';
import { db, type Transaction } from '../../platform/database.ts';
import {
  addRecord,
  deleteRecord,
  findRecord,
  restoreRecord,
  saveRecord,
  type RecordKind,
} from '../../platform/records.ts';
import { changeRevision, FieldError } from '../../platform/revisions.ts';
import { listDeleted, listVersions } from '../../platform/versions.ts';
import { imageOf } from '../media/media.ts';
import {
  developerErrors,
  newDeveloperName,
  type Developer,
  type DeveloperDraft,
  type DeveloperInput,
  type DeveloperLogo,
  type DeveloperRow,
} from './developer.ts';

/** All developers, by name. */
export async function listDevelopers(): Promise<Developer[]> {
  const rows = await db
    .selectFrom('developers')
    .leftJoin('media', 'media.url', 'developers.logoUrl')
    .selectAll('developers')
    .select(['media.alt', 'media.focalX', 'media.focalY'])
    .execute();
  return rows
    .map(({ alt, focalX, focalY, ...developer }) => ({
      ...developer,
      logo: imageOf(developer.logoUrl, alt, focalX, focalY),
    }))
    .toSorted(byName);
}

export async function listDeveloperVersions({ id }: { id: string }) {
  return listVersions<DeveloperRow>('developers', id);
}

export async function listDeletedDevelopers() {
  return listDeleted<DeveloperRow>('developers');
}

/** The developers that have a logo, by name. */
export async function listDeveloperLogos(): Promise<DeveloperLogo[]> {
  const rows = await db
    .selectFrom('developers')
    .innerJoin('media', 'media.url', 'developers.logoUrl')
    .select([
      'developers.id',
      'developers.name',
      'media.url',
      'media.alt',
      'media.focalX',
      'media.focalY',
    ])
    .execute();
  return rows
    .map(({ id, name, url, alt, focalX, focalY }) => ({
      id,
      name,
      logo: imageOf(url, alt, focalX, focalY),
    }))
    .filter((developer): developer is DeveloperLogo => developer.logo !== null)
    .toSorted(byName);
}

/** Adds a developer who is yet to get a name. What is sent again is done already. */
export async function createDeveloper({ id }: { id: string | null }, editor: string) {
  return changeRevision(async (tx) => {
    const present = id === null ? null : await findRecord(tx, developerKind, id);
    if (present) return present;
    const name = newDeveloperName(await takenNames(tx), Date.now());
    const draft = { name, description: '', logoUrl: null, website: null };
    return addRecord(tx, developerKind, draft, editor, id ?? undefined);
  });
}

export async function saveDeveloper({ id, revision, ...draft }: DeveloperInput, editor: string) {
  return saveRecord(developerKind, { id, revision }, draft, editor);
}

/** Refused while projects name the developer. */
export async function deleteDeveloper(seen: { id: string; revision: number }, editor: string) {
  return deleteRecord(developerKind, seen, editor);
}

/** Brings a deleted developer back, under a name beside its own when that was taken meanwhile. */
export async function restoreDeveloper({ id }: { id: string }, editor: string) {
  return restoreRecord(developerKind, { id }, editor, async (tx, deleted) => ({
    ...deleted,
    name: freeName(await takenNames(tx), deleted.name),
  }));
}

/** Adds a developer inside a transaction of the caller's. */
export async function writeDeveloper(tx: Transaction, draft: DeveloperDraft, editor: string) {
  return addRecord(tx, developerKind, draft, editor);
}

const developerKind: RecordKind<DeveloperDraft, DeveloperRow> = {
  noun: 'developers',
  columnsOf: (draft) => draft,
  recordFrom: (row) => row,
  requireForSave: async (tx, { name }, id) => {
    const holder = await tx
      .selectFrom('developers')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst();
    if (holder && holder.id !== id) throw new FieldError({ name: developerErrors.taken });
  },
  requireForDelete: async (tx, id) => {
    const projects = await tx
      .selectFrom('projects')
      .select('title')
      .where('developerId', '=', id)
      .orderBy('displayOrder')
      .orderBy('id')
      .execute();
    if (projects.length === 0) return;
    const titles = projects.map(({ title }) => title);
    throw new FieldError({ projects: developerErrors.hasProjects(titles) });
  },
};

async function takenNames(tx: Transaction) {
  const rows = await tx.selectFrom('developers').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

function freeName(taken: ReadonlySet<string>, name: string) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
