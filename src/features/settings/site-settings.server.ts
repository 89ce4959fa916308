import { AsyncLocalStorage } from 'node:async_hooks';
import { isConnected } from '../../platform/database/connection.ts';
import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { log } from '../../platform/observability/log.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { namelessSettings } from '../../site/settings/nameless-settings.ts';
import { contentLocale } from '../../platform/languages/page-language.ts';
import { isOfFirstCompany } from '../../site/settings/first-company.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import {
  sectionSchemas,
  type SectionName,
  type SiteSettings,
} from '../../site/settings/sections.ts';
import { readTranslatedSettings, translatedSettings } from './translated-settings.server.ts';
import { sectionNames, type SettingsRow } from './setting.ts';
import { provideTelephonesOfSite } from './telephones.server.ts';

type Snapshot = { settings: SiteSettings; version: number | undefined; damaged: SectionName[] };

/** Applies until the database has answered. */
const initialSettings = env.hasDemoContent ? baseSettings : namelessSettings;

let current: Snapshot = { settings: initialSettings, version: undefined, damaged: [] };
let loading: Promise<void> | undefined;
const loggedRows = new Set<string>();

const previewSettings = new AsyncLocalStorage<SiteSettings>();

provideSavedSettings();
provideTelephonesOfSite();

/** From now on, settings come from the database. */
export function provideSavedSettings() {
  provideSettings(() => {
    const shown = previewSettings.getStore() ?? current.settings;
    const locale = contentLocale();
    return locale === undefined ? shown : translatedSettings(shown, locale);
  });
}

/** Runs something, such as a rendering, with an unsaved value of one section. */
export function withSettings<Name extends SectionName, T>(
  section: Name,
  value: SiteSettings[Name],
  run: () => Promise<T>,
) {
  const outer = previewSettings.getStore() ?? current.settings;
  return withAllSettings({ ...outer, [section]: value }, run);
}

/** Runs something with settings that are not saved, or not yet. */
export function withAllSettings<T>(settings: SiteSettings, run: () => Promise<T>) {
  return previewSettings.run(settings, run);
}

/** The saved settings, also during a preview. */
export function savedSettings() {
  return current.settings;
}

/** The sections whose rows cannot be read, so that an earlier value applies. */
export function damagedSections() {
  return current.damaged;
}

/** Reloads the settings if content was changed. Call it before rendering. Otherwise it makes no query. */
export async function followSettings() {
  if (current.version === contentVersion() || !isConnected()) return;
  loading ??= load().finally(() => {
    loading = undefined;
  });
  await loading;
}

async function load() {
  const version = contentVersion();
  try {
    const rows = await db.selectFrom('settings').selectAll().execute();
    const damaged: SectionName[] = [];
    const settings = { ...baseSettings };
    for (const name of sectionNames) {
      const row = rows.find(({ id }) => id === name);
      if (!row) continue;
      const value = parsedValue(name, row.value);
      if (!value) damaged.push(name);
      Object.assign(settings, { [name]: value ?? (await lastValidValue(name, row)) });
    }
    // The rules of the first company’s places are not those of a company that has saved none.
    if (settings.places === baseSettings.places && !isOfFirstCompany(settings))
      settings.places = namelessSettings.places;
    if (settings.language.others.length > 0) await readTranslatedSettings();
    current = { settings, version, damaged };
  } catch (cause) {
    log.error('Cannot read the settings; using the last known ones', cause);
  }
}

/** Returns undefined for invalid text. */
export function parsedValue<Name extends SectionName>(name: Name, text: string) {
  try {
    const { data } = sectionSchemas[name].safeParse(JSON.parse(text));
    return data as SiteSettings[Name] | undefined;
  } catch {
    return undefined;
  }
}

async function lastValidValue(name: SectionName, { revision }: SettingsRow) {
  const rowKey = `${name} ${revision}`;
  if (!loggedRows.has(rowKey))
    log.error(`The settings of ${name} are damaged; using the previous ones`);
  loggedRows.add(rowKey);
  const versions = await db
    .selectFrom('versions')
    .select('record')
    .where('noun', '=', 'settings')
    .where('recordId', '=', name)
    .orderBy('revision', 'desc')
    .execute();
  for (const { record } of versions) {
    const value = valueIn(record);
    const good = value === undefined ? undefined : parsedValue(name, value);
    if (good) return good;
  }
  return baseSettings[name];
}

function valueIn(record: string) {
  try {
    return JSON.stringify((JSON.parse(record) as { value: unknown }).value);
  } catch {
    return undefined;
  }
}
