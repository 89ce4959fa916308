import { db } from '../src/platform/database/database.ts';
import { sourcesOf } from '../src/records/translations/sources.server.ts';
import type { Translated, TranslatedNoun } from '../src/records/translations/units.ts';
import {
  saveTranslation,
  saveTranslationDraft,
} from '../src/features/translations/translations.server.ts';
import { done } from './records.ts';
import { listUnits, translationId } from '../src/records/translations/record-units.server.ts';

export const french = 'fr-CA';

/** Each text of a record in a language that is easily told: `[fr] Kestrel House`. */
async function translatedTexts(noun: TranslatedNoun, recordId: string, mark = 'fr') {
  const source = await db.transaction().execute((tx) => sourcesOf(noun).find(tx, recordId));
  const units = await listUnits(db, noun, source ?? {});
  return Object.fromEntries(
    units.map(({ path, source: text }) => [path, { source: text, text: `[${mark}] ${text}` }]),
  ) satisfies Translated;
}

/** Publishes each text of a record in a language. */
export async function publishTranslation(
  noun: TranslatedNoun,
  recordId: string,
  language = french,
  mark = 'fr',
) {
  const fields = await translatedTexts(noun, recordId, mark);
  const id = translationId(noun, recordId, language);
  const stored = await db
    .selectFrom('translations')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  const key = { noun, recordId, language };
  return done(await saveTranslation({ ...key, fields, revision: stored?.revision }, 'Ada'));
}

/** Leaves the texts of a record in French as a draft. */
export async function draftTranslation(noun: TranslatedNoun, recordId: string) {
  const fields = await translatedTexts(noun, recordId);
  const key = { noun, recordId, language: french };
  return done(await saveTranslationDraft({ ...key, fields }, 'Ada'));
}
