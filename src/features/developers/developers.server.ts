import { byName } from '../../lib/by-name.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { changeRevision, FieldError } from '../../records/revisions.server.ts';
import { imageOf } from '../media/media.ts';
import {
  developerErrors,
  developerNoun,
  developerSchema,
  newDeveloperName,
  type Developer,
  type DeveloperLogo,
} from './developer.ts';

export const developerRecords = defineRecords(developerNoun, {
  schema: developerSchema,
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
  adapt: async (tx, deleted) => ({
    ...deleted,
    name: freeName(await takenNames(tx), deleted.name),
  }),
});

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
    const present = id === null ? null : await developerRecords.find(tx, id);
    if (present) return present;
    const name = newDeveloperName(await takenNames(tx), Date.now());
    const input = { name, description: '', logoUrl: null, website: null };
    return developerRecords.add(tx, input, editor, id ?? undefined);
  });
}

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
