import { provideLocale } from '../lib/locale.ts';
import type { Office, SiteSettings } from './settings-sections.ts';

type Shared = { siteSettings?: () => SiteSettings };

/** The name of what a page of the back office carries for its own script. */
export const settingsElement = 'site-settings';

/**
 * What is true of the company: known without waiting, wherever it is asked for. The server holds it and renews it before
 * it renders; in the back office it comes with the page.
 */
export function settings(): SiteSettings {
  const shared = globalThis as Shared;
  shared.siteSettings ??= readFromPage();
  return shared.siteSettings();
}

/** For a page of the back office in which a section was saved. */
export function renewSettings(change: Partial<SiteSettings>) {
  const renewed = { ...settings(), ...change };
  provideSettings(() => renewed);
}

/** False in the script of public pages: what it shows has come with the page. */
export function hasSettings() {
  return (globalThis as Shared).siteSettings !== undefined || elementOfSettings() !== null;
}

/** Sets where the settings come from. */
export function provideSettings(read: () => SiteSettings) {
  (globalThis as Shared).siteSettings = read;
}

/** The first office. */
export function headOffice(): Office {
  const [first] = settings().offices.offices;
  if (!first) throw new Error('The company has no office');
  return first;
}

provideLocale(() => settings().language.locale);

function readFromPage() {
  const text = elementOfSettings()?.textContent;
  if (!text) throw new Error('Nothing has provided the settings');
  const read = JSON.parse(text) as SiteSettings;
  return () => read;
}

function elementOfSettings() {
  return globalThis.document?.getElementById(settingsElement) ?? null;
}
