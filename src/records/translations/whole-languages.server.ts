import { primaryLanguage } from '../../lib/text/languages.ts';
import { mediaUrlsIn } from '../../lib/media/media-key.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publicLanguages } from '../../model/languages.ts';
import type { LanguageGap } from '../../model/translations/language-gap.ts';
import { findTextsAt, findTextsOfImages, listUnits } from './record-units.server.ts';
import { unitStates, type TranslatedNoun, type Unit } from '../../model/translations/units.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

type Asked = { noun: TranslatedNoun; id: string; record: object };

/**
 * What of a record, as it will be written, visitors can read at a time in each of these languages, such as `fr`: a
 * language is whole if the site has it for visitors and each text of the record is public in it, made from that text.
 */
export async function findLanguageGaps(
  connection: Connection,
  { noun, id, record }: Asked,
  languages: readonly string[],
  at: Date,
): Promise<Record<string, LanguageGap | null>> {
  const asked = [...new Set(languages)];
  if (asked.length === 0) return {};
  const units = await listUnits(connection, noun, record);
  const gaps: Record<string, LanguageGap | null> = {};
  for (const language of asked) {
    const locales = publicLanguages().filter(({ locale }) => primaryLanguage(locale) === language);
    gaps[language] = { isPublic: locales.length > 0, texts: units.length, of: units.length };
    for (const { locale } of locales) {
      const texts = await countGaps(connection, { noun, id, record, units, locale }, at);
      if (texts === null) continue;
      gaps[language] = texts === 0 ? null : { isPublic: true, texts, of: units.length };
      if (texts === 0) break;
    }
  }
  return gaps;
}

/** Null for a record that has no public translation. */
async function countGaps(
  connection: Connection,
  { noun, id, record, units, locale }: Asked & { units: readonly Unit[]; locale: string },
  at: Date,
) {
  const wanted = { noun, recordIds: [id], language: locale };
  const own = (await findTextsAt(connection, wanted, at)).get(id);
  if (!own) return null;
  const urls = mediaUrlsIn(JSON.stringify(record));
  const images = await findTextsOfImages(connection, urls, locale, at);
  const states = unitStates(units, { ...own, ...images });
  return states.filter(({ state }) => state !== 'current').length;
}
