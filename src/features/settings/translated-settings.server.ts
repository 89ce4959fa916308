import type { SiteSettings } from '../../site/settings-sections.ts';

/** The settings in another language than the source. */
export function translatedSettings(settings: SiteSettings, locale: string): SiteSettings {
  return { ...settings, language: { ...settings.language, locale } };
}
