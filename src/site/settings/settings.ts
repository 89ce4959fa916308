import { defaultLocale, provideLocale } from '../../lib/text/locale.ts';
import { provideLanguages } from '../../model/own-languages.ts';
import type { Office, SiteSettings } from './sections.ts';

type SharedGlobal = { siteSettings?: () => SiteSettings };

/** The id of the element with the settings in back-office pages. */
export const settingsElement = 'site-settings';

/**
 * The settings, available synchronously. The server refreshes them before it renders. Back-office pages embed
 * them as JSON.
 */
export function settings(): SiteSettings {
  const shared = globalThis as SharedGlobal;
  shared.siteSettings ??= readFromPage();
  return shared.siteSettings();
}

/** Updates the settings of a back-office page after a section was saved. */
export function renewSettings(change: Partial<SiteSettings>) {
  const renewed = { ...settings(), ...change };
  provideSettings(() => renewed);
}

/** False in scripts of public pages, which do not embed the settings. */
export function hasSettings() {
  return (globalThis as SharedGlobal).siteSettings !== undefined || elementOfSettings() !== null;
}

/** Sets the source of the settings. */
export function provideSettings(read: () => SiteSettings) {
  (globalThis as SharedGlobal).siteSettings = read;
}

/** The first office. Throws if there is none. */
export function headOffice(): Office {
  const [first] = settings().offices.offices;
  if (!first) throw new Error('The company has no office');
  return first;
}

/** The country of a city, such as `JP`. Undefined if the settings do not have the city. */
export function cityCountry(id: string | null) {
  return settings().cities.cities.find((city) => city.id === id)?.country;
}

/** The company's address for mail; empty if it has none. */
export function officeAddress() {
  const { email, infoEmail } = headOffice();
  return infoEmail || email;
}

// A command has none.
provideLocale(() => (hasSettings() ? settings().language.locale : defaultLocale));
provideLanguages({ isKnown: hasSettings, read: () => settings().language });

function readFromPage() {
  const text = elementOfSettings()?.textContent;
  if (!text) throw new Error('Nothing has provided the settings');
  const parsed = JSON.parse(text) as SiteSettings;
  return () => parsed;
}

function elementOfSettings() {
  return globalThis.document?.getElementById(settingsElement) ?? null;
}
