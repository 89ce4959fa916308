import { numberToRead } from '../../platform/telephone-numbers.ts';
import { noteSourceTexts } from '../../lib/text/name-language.ts';
import { db } from '../../platform/database/database.ts';
import { shownTranslation } from '../../records/translations/published.server.ts';
import { missingTexts, translateRecord, type Translated } from '../../model/translations/units.ts';
import { withSources } from '../../site/settings/budgets.ts';
import type { SiteSettings } from '../../site/settings/sections.ts';
import { sectionNames } from './setting.ts';

/** The translations of the sections, by language and section. */
let published = new Map<string, Map<string, Translated>>();

/** The settings in a language, and their texts that it lacks. */
type InLanguage = { settings: SiteSettings; missing: string[] };

/** Those in each language; renewed with the settings. */
let known = new WeakMap<SiteSettings, Map<string, InLanguage>>();

/** Reads what is translated of the settings into all languages. */
export async function readTranslatedSettings() {
  const rows = await db
    .selectFrom('translations')
    .select(['language', 'recordId', 'fields'])
    .where('noun', '=', 'settings')
    .execute();
  published = new Map();
  for (const { language, recordId, fields } of rows) {
    const own = published.get(language) ?? new Map<string, Translated>();
    published.set(language, own.set(recordId, JSON.parse(fields) as Translated));
  }
  known = new WeakMap();
}

/** The settings in another language than the source. Texts that it lacks stay as they are, and pages mark them. */
export function translatedSettings(settings: SiteSettings, locale: string): SiteSettings {
  const translated = inLanguage(settings, locale);
  noteSourceTexts(translated.missing);
  return translated.settings;
}

function inLanguage(settings: SiteSettings, locale: string) {
  if (shownTranslation('settings', locale)) return translate(settings, locale);
  const byLocale = known.get(settings) ?? new Map<string, InLanguage>();
  known.set(settings, byLocale);
  const translated = byLocale.get(locale) ?? translate(settings, locale);
  byLocale.set(locale, translated);
  return translated;
}

function translate(settings: SiteSettings, locale: string): InLanguage {
  const shown = shownTranslation('settings', locale);
  const sections = new Map(published.get(locale));
  if (shown) sections.set(shown.recordId, shown.translated);
  const translated = { ...settings };
  const missing: string[] = [];
  // A language without any texts of the settings is not public yet.
  for (const name of sections.size > 0 ? sectionNames : []) {
    const [section, texts = {}] = [{ id: name, value: settings[name] }, sections.get(name)];
    missing.push(...missingTexts('settings', section, texts));
    Object.assign(translated, { [name]: translateRecord('settings', section, texts).value });
  }
  return { settings: withUntranslated(translated, settings, locale), missing };
}

/** What is the same in all languages. */
function withUntranslated(
  translated: SiteSettings,
  settings: SiteSettings,
  locale: string,
): SiteSettings {
  return {
    ...translated,
    letters: withSources(translated.letters, settings.letters),
    offices: fromAbroad(translated.offices, settings.offices, locale),
    privacy: withOfficerAbroad(translated, locale),
    language: { ...settings.language, locale },
  };
}

/** Addresses stay as post needs them, and telephone numbers are written as readers of the language dial them. */
function fromAbroad(
  { offices }: SiteSettings['offices'],
  source: SiteSettings['offices'],
  locale: string,
) {
  const abroad = offices.map((office, index) => {
    const { city, region } = source.offices[index] ?? office;
    const phone = numberToRead(office.phone, office.country, locale);
    return { ...office, phone, postal: { city, region } };
  });
  return { offices: abroad };
}

function withOfficerAbroad({ privacy, offices }: SiteSettings, locale: string) {
  const { officer } = privacy;
  const country = offices.offices[0]?.country ?? '';
  const phone = officer.phone && numberToRead(officer.phone, country, locale);
  return { ...privacy, officer: { ...officer, phone } };
}
