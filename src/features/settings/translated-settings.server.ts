import { db } from '../../platform/database/database.ts';
import { shownTranslation } from '../../records/translations/published.server.ts';
import { translateRecord, type Translated } from '../../records/translations/units.ts';
import { withSources } from '../../site/settings-budgets.ts';
import type { SectionName, SiteSettings } from '../../site/settings-sections.ts';

/** The translations of the sections, by language and section. */
let published = new Map<string, Map<string, Translated>>();

/** Those in each language; renewed with the settings. */
let known = new WeakMap<SiteSettings, Map<string, SiteSettings>>();

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

/** The settings in another language than the source. A section that is not translated stays as it is. */
export function translatedSettings(settings: SiteSettings, locale: string): SiteSettings {
  if (shownTranslation('settings', locale)) return translate(settings, locale);
  const byLocale = known.get(settings) ?? new Map<string, SiteSettings>();
  known.set(settings, byLocale);
  const translated = byLocale.get(locale) ?? translate(settings, locale);
  byLocale.set(locale, translated);
  return translated;
}

function translate(settings: SiteSettings, locale: string): SiteSettings {
  const shown = shownTranslation('settings', locale);
  const sections = new Map(published.get(locale));
  if (shown) sections.set(shown.recordId, shown.translated);
  const translated = { ...settings };
  for (const [name, texts] of sections) {
    const value: object | undefined = settings[name as SectionName];
    if (value) Object.assign(translated, { [name]: inTexts(name, value, texts) });
  }
  return {
    ...translated,
    letters: withSources(translated.letters, settings.letters),
    offices: withPostal(translated.offices, settings.offices),
    language: { ...settings.language, locale },
  };
}

/** Addresses stay as post needs them. */
function withPostal({ offices }: SiteSettings['offices'], source: SiteSettings['offices']) {
  const postal = offices.map((office, index) => {
    const { city, region } = source.offices[index] ?? office;
    return { ...office, postal: { city, region } };
  });
  return { offices: postal };
}

function inTexts(id: string, value: object, texts: Translated) {
  return translateRecord('settings', { id, value }, texts).value;
}
