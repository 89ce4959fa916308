import { sectionNames, sectionTitles } from '../src/features/settings/setting.ts';
import { settingsRecords } from '../src/features/settings/settings.server.ts';
import { actors } from '../src/records/actors.ts';
import type { Transaction } from '../src/platform/database/database.ts';
import { baseSettings } from '../src/site/base-settings.ts';
import { namelessSettings } from '../src/site/nameless-settings.ts';

/** Gives sections that nobody has saved the values of an unnamed company. Cities with projects stay. */
export async function clearFirstSettings(tx: Transaction) {
  const rows = await tx.selectFrom('settings').select(['id', 'revision']).execute();
  const sections: string[] = [];
  const retainedSections: string[] = [];
  for (const name of sectionNames) {
    const row = rows.find(({ id }) => id === name);
    if (row) {
      if (row.revision > 1) retainedSections.push(sectionTitles[name]);
      continue;
    }
    const value = name === 'cities' ? await citiesInUse(tx) : namelessSettings[name];
    await settingsRecords.add(tx, { value }, actors.base, name);
    sections.push(sectionTitles[name]);
  }
  return { sections, retainedSections };
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
