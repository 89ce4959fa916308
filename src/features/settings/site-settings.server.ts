import { AsyncLocalStorage } from 'node:async_hooks';
import { isConnected } from '../../platform/connection.ts';
import { contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';
import { baseSettings } from '../../site/base-settings.ts';
import { namelessSettings } from '../../site/nameless-settings.ts';
import { provideSettings } from '../../site/settings.ts';
import {
  sectionSchemas,
  type SectionName,
  type SiteSettings,
} from '../../site/settings-sections.ts';
import { sectionNames, type SettingsRow } from './setting.ts';

type Known = { settings: SiteSettings; version: number | undefined; damaged: SectionName[] };

/** What is said of a company while its database has not answered yet. */
const unknown = env.hasDemoContent ? baseSettings : namelessSettings;

let known: Known = { settings: unknown, version: undefined, damaged: [] };
let loading: Promise<void> | undefined;
const toldOf = new Set<string>();

const previewed = new AsyncLocalStorage<SiteSettings>();

provideSavedSettings();

/** From now on the settings are those of the database. */
export function provideSavedSettings() {
  provideSettings(() => previewed.getStore() ?? known.settings);
}

/** Renders with other settings of one section than those that are saved. */
export function withSettings<Name extends SectionName, T>(
  section: Name,
  value: SiteSettings[Name],
  render: () => Promise<T>,
) {
  return previewed.run({ ...known.settings, [section]: value }, render);
}

/** The settings that are saved, whatever is previewed. */
export function savedSettings() {
  return known.settings;
}

/** The sections whose rows cannot be read: what stood before them counts. */
export function damagedSections() {
  return known.damaged;
}

/** Reads the settings again when content was changed since: call it before rendering. It asks nothing otherwise. */
export async function followSettings() {
  if (known.version === contentVersion() || !isConnected()) return;
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
      Object.assign(settings, { [name]: value ?? (await lastGood(name, row)) });
    }
    known = { settings, version, damaged };
  } catch (cause) {
    log.error('Cannot read the settings: the last known ones count', cause);
  }
}

/** Undefined for what cannot be read. */
export function parsedValue<Name extends SectionName>(name: Name, text: string) {
  try {
    const { data } = sectionSchemas[name].safeParse(JSON.parse(text));
    return data as SiteSettings[Name] | undefined;
  } catch {
    return undefined;
  }
}

async function lastGood(name: SectionName, { revision }: SettingsRow) {
  const mark = `${name} ${revision}`;
  if (!toldOf.has(mark)) log.error(`The settings of ${name} are damaged: those before them count`);
  toldOf.add(mark);
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
