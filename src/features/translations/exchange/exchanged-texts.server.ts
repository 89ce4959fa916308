import { sourcesOf } from '../../../records/translations/sources.server.ts';
import { unitsIn, type TranslatedNoun } from '../../../model/translations/units.ts';
import { nameOf, translationRecords } from '../translations.server.ts';
import type { ExchangedRecord } from './exchange.ts';
import { translationId } from '../../../records/translations/record-units.server.ts';

/** Images are a noun. */
const noAlts = new Map<string, string>();

/** The records of a noun that have texts, with their texts in a language as editors see them. */
export async function listExchanged(request: {
  noun: TranslatedNoun;
  language: string;
  /** Also records that visitors do not see. */
  withDrafts: boolean;
}): Promise<ExchangedRecord[]> {
  const { noun, language, withDrafts } = request;
  const sources = sourcesOf(noun);
  const shown = await sources.listPublic();
  const records = withDrafts ? await sources.list() : shown;
  const shownIds = new Set(shown.map(({ id }) => id));
  const translations = await translationRecords.listEdited();
  const byId = new Map(translations.map((translation) => [translation.id, translation]));
  return records.flatMap((record) => {
    const units = unitsIn(noun, record, noAlts);
    if (units.length === 0) return [];
    const id = translationId(noun, record.id, language);
    const { revision, fields = {} } = byId.get(id) ?? {};
    const [recordId, name] = [record.id, nameOf(noun, record)];
    return [
      { noun, recordId, name, id, revision, isPublic: shownIds.has(recordId), units, fields },
    ];
  });
}
