import { db } from '../../../platform/database/database.ts';
import { sourcesOf } from '../../../records/translations/sources.server.ts';
import type { TranslatedNoun } from '../../../records/translations/units.ts';
import { nameOf, translationRecords } from '../translations.server.ts';
import type { ExchangedRecord } from './exchange.ts';
import { listUnits, translationId } from '../../../records/translations/record-units.server.ts';

/** The records of a noun that have texts, with their texts in a language as editors see them. Images are a noun. */
export async function listExchanged(request: {
  noun: TranslatedNoun;
  language: string;
}): Promise<ExchangedRecord[]> {
  const { noun, language } = request;
  const [sources, translations] = await Promise.all([
    sourcesOf(noun).list(),
    translationRecords.listEdited(),
  ]);
  const byId = new Map(translations.map((translation) => [translation.id, translation]));
  const records: ExchangedRecord[] = [];
  for (const source of sources) {
    const id = translationId(noun, source.id, language);
    const { revision, fields = {} } = byId.get(id) ?? {};
    const units = (await listUnits(db, noun, source)).filter(({ kind }) => kind !== 'alt');
    const name = nameOf(noun, source);
    if (units.length > 0)
      records.push({ noun, recordId: source.id, name, id, revision, units, fields });
  }
  return records;
}
