import { byName } from '../../lib/text/by-name.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { listDraftsWith } from '../../records/publishing/drafts.server.ts';
import { changeRevision, FieldError } from '../../records/revisions.server.ts';
import { throughDoor } from '../public-door.server.ts';
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
  reliesOn: { settings: 'all' },
  requireForPublic: throughDoor('developers'),
  pictures: { logo: 'logoUrl' },
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
      .select(['id', 'title'])
      .where('developerId', '=', id)
      .orderBy('displayOrder')
      .orderBy('id')
      .execute();
    const drafts = await listDraftsWith(tx, 'projects', ['developerId', id]);
    const titles = new Map([...projects, ...drafts].map((one) => [one.id, one.title]));
    if (titles.size === 0) return;
    throw new FieldError({
      projects: developerErrors.hasProjects([...titles.values()].map(String)),
    });
  },
  adapt: async (tx, deleted) => ({
    ...deleted,
    name: freeName(await takenNames(tx, deleted.id), deleted.name),
  }),
});

/** All developers, by name. */
export async function listDevelopers(): Promise<Developer[]> {
  return (await developerRecords.list()).toSorted(byName);
}

/** The developers that have a logo, by name. */
export async function listDeveloperLogos(): Promise<DeveloperLogo[]> {
  const developers = await listDevelopers();
  return developers.flatMap(({ id, name, logo }) => (logo ? [{ id, name, logo }] : []));
}

/** Adds a developer with a temporary name. Sending the request again changes nothing. */
export async function createDeveloper({ id }: { id: string | null }, editor: string) {
  return changeRevision(async (tx) => {
    const existing = id === null ? null : await developerRecords.find(tx, id);
    if (existing) return existing;
    const name = newDeveloperName(await takenNames(tx), Date.now());
    const input = { name, description: '', logoUrl: null, website: null };
    return developerRecords.add(tx, input, editor, id ?? undefined);
  });
}

async function takenNames(tx: Transaction, exceptId = '') {
  const rows = await tx
    .selectFrom('developers')
    .select('name')
    .where('id', '<>', exceptId)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

function freeName(usedNames: ReadonlySet<string>, name: string) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!usedNames.has(candidate)) return candidate;
  }
}
