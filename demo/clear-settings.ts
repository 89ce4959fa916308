import { deletePastOf } from '../src/features/past/past-records.server.ts';
import { sectionNames, sectionTitles } from '../src/features/settings/setting.ts';
import { demoBrokerages } from '../src/features/settings/brokerages.demo.ts';
import { demoLanguages } from '../src/features/settings/languages.demo.ts';
import { demoPlaces } from '../src/features/settings/places.demo.ts';
import { settingsRecords } from '../src/features/settings/settings.server.ts';
import { publicRows } from '../src/records/publishing/public-rows.server.ts';
import { deleteTranslationsOf } from '../src/records/translations/translations-of.server.ts';
import { actors } from '../src/model/actors.ts';
import type { Transaction } from '../src/platform/database/database.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';
import type { SectionName } from '../src/site/settings/sections.ts';
import { listTranslated } from './demo-records.ts';
import { namelessSettings } from '../src/site/settings/nameless-settings.ts';

const demoValues = new Set(
  [demoBrokerages, demoLanguages, demoPlaces].map((value) => JSON.stringify(value)),
);

/** Gives sections that nobody has saved the values of an unnamed company. Cities with projects stay. */
export async function clearFirstSettings(tx: Transaction) {
  const rows = await tx.selectFrom('settings').select(['id', 'revision', 'value']).execute();
  const translated = await listTranslated(tx);
  const sections: string[] = [];
  const retainedSections: string[] = [];
  for (const name of sectionNames) {
    const row = rows.find(({ id }) => id === name);
    const isDemo = row?.revision === 1 && demoValues.has(row.value);
    if (isDemo) await removeSection(tx, name);
    else if (row) {
      if (row.revision > 1) retainedSections.push(sectionTitles[name]);
      continue;
    }
    if (!translated.has(name)) await removeTranslations(tx, name);
    const value = await clearedValue(tx, name);
    await settingsRecords.add(tx, { value }, actors.base, name);
    sections.push(sectionTitles[name]);
  }
  return { sections, retainedSections };
}

async function removeSection(tx: Transaction, id: SectionName) {
  await publicRows({ name: 'settings' }).remove(tx, id);
  await tx
    .deleteFrom('versions')
    .where('noun', '=', 'settings')
    .where('recordId', '=', id)
    .execute();
  await deletePastOf(tx, 'settings', id);
}

async function removeTranslations(tx: Transaction, id: SectionName) {
  for (const translation of await deleteTranslationsOf(tx, 'settings', id))
    await deletePastOf(tx, 'translations', translation);
}

async function clearedValue(tx: Transaction, name: SectionName) {
  if (name === 'cities') return citiesInUse(tx);
  return name === 'brokerages' ? brokeragesInUse(tx) : namelessSettings[name];
}

/** Those of the partners that stay. */
async function brokeragesInUse(tx: Transaction) {
  const rows = await tx.selectFrom('partners').select('brokerage').execute();
  const drafts = await tx
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', 'partners')
    .execute();
  const used = new Set([
    ...rows.map(({ brokerage }) => brokerage),
    ...drafts.map(({ record }) => (JSON.parse(record) as { brokerage?: string }).brokerage),
  ]);
  return {
    ...namelessSettings.brokerages,
    brokerages: demoBrokerages.brokerages.filter(({ id }) => used.has(id)),
  };
}

async function citiesInUse(tx: Transaction) {
  const rows = await tx.selectFrom('projects').select('city').execute();
  const drafts = await tx
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', 'projects')
    .execute();
  const used = new Set([
    ...rows.map(({ city }) => city),
    ...drafts.map(({ record }) => (JSON.parse(record) as { city?: string }).city),
  ]);
  return {
    ...namelessSettings.cities,
    cities: baseSettings.cities.cities.filter(({ id }) => used.has(id)),
  };
}
