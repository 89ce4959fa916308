import { byName } from '../../lib/by-name.ts';
import { db } from '../../platform/database.ts';
import type { LinkedRecords } from './page-content.ts';

/** Whom and what a text of a page can lead to, by name. */
export async function listLinkedRecords(): Promise<LinkedRecords> {
  const [partners, projects] = await Promise.all([
    db.selectFrom('partners').select(['slug', 'name']).orderBy('id').execute(),
    db.selectFrom('projects').select(['slug', 'title as name']).orderBy('id').execute(),
  ]);
  return { partners: partners.toSorted(byName), projects: projects.toSorted(byName) };
}
