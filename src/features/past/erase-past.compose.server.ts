import { isVersioned, versioned } from '../nouns.ts';
import { eraseImported } from '../moving/import/imports.server.ts';
import { discardStored } from '../media/media.server.ts';
import { discardPastFiles } from '../media/storage/past-files.server.ts';
import { mediaUrlsIn, storedKey } from '../../lib/media/media-key.ts';
import { logActivity } from '../../platform/activity.ts';
import { lockContent } from '../../platform/database/content.ts';
import { db, expireCachedPages, type Transaction } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { listReferencedMedia } from '../../records/media-uses.server.ts';
import { deletePastOf, listPastMedia } from './past-records.server.ts';
import { siteLanguages } from '../../model/languages.ts';
import { deleteTranslationsOf } from '../../records/translations/translations-of.server.ts';
import { isSaved } from '../../records/saved-records.server.ts';
import { translationId } from '../../records/translations/record-units.server.ts';

/** All that is known of a deleted record beside what was public. */
const tables = [
  'versions',
  'notes',
  'previewLinks',
  'deadLinks',
  'recordNotices',
  'failedSteps',
] as const;

/** The deleted person of whom something is kept. Undefined for other records, and for those that are not deleted. */
export async function findErasable(reference: string) {
  const [, noun = '', id = ''] = /^(\w+):(.+)$/.exec(reference) ?? [];
  if (!isVersioned(noun) || !versioned[noun].noun.isPerson || (await isSaved(noun, id)))
    return undefined;
  const texts = await readTexts(db, noun, id);
  return texts.length > 0 ? { noun, id, one: versioned[noun].noun.one } : undefined;
}

/**
 * Erases a deleted person: versions, what was public, the files that nothing else shows, and the names of
 * both in the activity. False if there is nothing to erase. Backups still contain them.
 */
export async function erasePast(reference: string, editor: string) {
  const person = await findErasable(reference);
  if (!person) return false;
  const files = await inTransaction(async (tx) => {
    await lockContent(tx);
    const { noun, id } = person;
    if (await isSaved(noun, id, tx)) return undefined;
    const texts = await readTexts(tx, noun, id);
    await eraseRecord(tx, noun, id);
    await eraseTranslations(tx, noun, id);
    await eraseImported(tx, noun, [id]);
    await logActivity(tx, { actor: editor, kind: noun, act: 'erased', subjectId: id });
    const own = await deleteFiles(tx, mediaUrlsIn(texts.join('\n')));
    for (const kind of ['media', 'notes'] as const) await eraseNames(tx, kind, own);
    await eraseImported(tx, 'file', own);
    for (const url of own) await eraseTranslations(tx, 'media', storedKey(url));
    return own;
  });
  if (!files) return false;
  await discardStored(files);
  await discardPastFiles(files);
  await expireCachedPages();
  return true;
}

async function eraseTranslations(tx: Transaction, noun: NounName | 'media', id: string) {
  const known = await deleteTranslationsOf(tx, noun, id);
  for (const translation of new Set([...known, ...ownTranslations(noun, id)]))
    await eraseRecord(tx, 'translations', translation);
}

/** Of a draft that went with the bin, only the activity knows. */
function ownTranslations(noun: NounName | 'media', id: string) {
  if (noun === 'translations') return [];
  return siteLanguages().map(({ locale }) => translationId(noun, id, locale));
}

async function eraseRecord(tx: Transaction, noun: NounName, id: string) {
  for (const table of tables)
    await tx.deleteFrom(table).where('noun', '=', noun).where('recordId', '=', id).execute();
  await deletePastOf(tx, noun, id);
  await eraseNames(tx, noun, [id]);
  await eraseNames(tx, 'notes', [id]);
}

/** Files are often named after who they show. */
async function eraseNames(tx: Transaction, kind: NounName | 'media' | 'notes', ids: string[]) {
  if (ids.length === 0) return;
  await tx
    .updateTable('activity')
    .set({ name: '', standing: null, searchText: '' })
    .where('kind', '=', kind)
    .where('subjectId', 'in', ids)
    .execute();
}

async function readTexts(connection: Pick<Transaction, 'selectFrom'>, noun: NounName, id: string) {
  const texts: string[] = [];
  for (const table of ['versions', 'pastVersions'] as const) {
    const rows = await connection
      .selectFrom(table)
      .select('record')
      .where('noun', '=', noun)
      .where('recordId', '=', id)
      .execute();
    texts.push(...rows.map(({ record }) => record));
  }
  return texts;
}

/** Deletes the rows of those files that no other record shows or has shown. Returns them. */
async function deleteFiles(tx: Transaction, urls: string[]) {
  const referenced = await listReferencedMedia(tx);
  const past = await listPastMedia(tx);
  const posters = await tx.selectFrom('media').select('posterUrl').execute();
  const others = new Set([
    ...referenced.keys(),
    ...past.keys(),
    ...posters.map(({ posterUrl }) => posterUrl),
  ]);
  const own = urls.filter((url) => !others.has(url));
  for (const url of own) {
    for (const table of ['media', 'mediaStates', 'pastFiles'] as const)
      await tx.deleteFrom(table).where('url', '=', url).execute();
    await tx.deleteFrom('notes').where('noun', '=', 'media').where('recordId', '=', url).execute();
  }
  return own;
}
