import { db, type Transaction } from '../../platform/database.ts';
import { addRecord, type RecordKind } from '../../platform/records.ts';
import { imageOf } from '../media/media.ts';
import type { DeveloperDraft, DeveloperLogo, DeveloperRow } from './developer.ts';

const byName = new Intl.Collator('en-CA');

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
    .toSorted((a, b) => byName.compare(a.name, b.name));
}

/** Adds a developer inside a transaction of the caller's. */
export async function writeDeveloper(tx: Transaction, draft: DeveloperDraft, editor: string) {
  return addRecord(tx, developerKind, draft, editor);
}

const developerKind: RecordKind<DeveloperDraft, DeveloperRow> = {
  noun: 'developers',
  columnsOf: (draft) => draft,
  recordFrom: (row) => row,
};
