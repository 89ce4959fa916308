import { actors } from '../../../model/actors.ts';
import type { StoredRecord } from '../../../model/record.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { asPartsOf } from '../../../platform/database/transaction.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import { listUnits, translationId } from '../../../records/translations/record-units.server.ts';
import { hasSources, sourcesOf } from '../../../records/translations/sources.server.ts';
import { namelessPages } from '../../page-content/initial/nameless-pages.ts';
import { translationName, type TranslationInput } from '../translation.ts';
import { nameOf, translationRecords } from '../translations.server.ts';
import { haveBaseTexts, type Languages } from './base-languages.ts';
import { baseNouns, takenTexts, type BaseRecord } from './base-texts.ts';

export type StoredBaseRecord = BaseRecord & { record: StoredRecord };

/**
 * Translates what is still initial content into a language that has none of it yet, for visitors if that is all of a
 * record, else as a draft. All records, or those with these ids.
 */
export async function takeBaseTexts(tx: Transaction, languages: Languages, ids?: Set<string>) {
  if (!haveBaseTexts(languages)) return;
  await asPartsOf(tx, async () => {
    for (const { record, ...of } of await listBaseRecords(tx)) {
      if (ids?.has(record.id) === false) continue;
      const { noun } = of;
      const units = await listUnits(tx, noun, record);
      const fields = takenTexts(units, of, languages);
      if (Object.keys(fields).length === 0 && !(units.length === 0 && isPublicPage(of))) continue;
      const name = translationName(languages.to, nameOf(noun, record));
      await add(tx, { noun, recordId: record.id, language: languages.to, name, fields });
    }
  });
}

/** Such a page can be read in the language even without texts of its own. */
function isPublicPage({ noun, key }: BaseRecord) {
  return noun === 'pages' && key !== 'settings';
}

/** The records with initial content, as visitors see them. A page is known by its first slug. */
export async function listBaseRecords(tx: Transaction) {
  const slugs = await tx
    .selectFrom('versions')
    .select(['recordId', 'slug'])
    .distinct()
    .where('noun', '=', 'pages')
    .where(
      'slug',
      'in',
      namelessPages.map(({ slug }) => slug),
    )
    .execute();
  const pageKeys = new Map(slugs.map(({ recordId, slug }) => [recordId, slug ?? '']));
  const found: StoredBaseRecord[] = [];
  for (const noun of baseNouns.filter(hasSources))
    for (const record of await sourcesOf(noun).list(tx)) {
      const key = noun === 'settings' ? record.id : pageKeys.get(record.id);
      if (key !== undefined) found.push({ noun, key, record });
    }
  return found;
}

async function add(tx: Transaction, input: TranslationInput & { name: string }) {
  const id = translationId(input.noun, input.recordId, input.language);
  if (await translationRecords.find(tx, id)) return;
  try {
    await translationRecords.add(tx, input, actors.base, id);
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    await translationRecords.saveDraft({ ...input, id }, actors.base);
  }
}
