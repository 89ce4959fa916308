import { beforeEach, expect, test } from 'vitest';
import {
  ardmore,
  emptyProjects,
  ferrand,
  kestrel,
  saved,
} from '../../../../tests/fixtures/project.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { baseSettings } from '../../../site/settings/base-settings.ts';
import { settings } from '../../../site/settings/settings.ts';
import { hidden } from '../../settings/setting.ts';
import { saveSection } from '../../settings/settings.server.ts';
import { followSettings, provideSavedSettings } from '../../settings/site-settings.server.ts';
import { ofProjects } from './closed-cities.server.ts';
import { projectRecords } from '../projects.server.ts';

const editor = 'ada@halden.example';
const { cities } = baseSettings.cities;

beforeEach(async () => {
  provideSavedSettings();
  await emptyProjects();
  await changeContent((tx) => tx.deleteFrom('settings').execute());
  await followSettings();
  for (const project of [kestrel, ferrand, ardmore]) await saved({ ...project, city: 'TOKYO' });
});

test('a city with projects cannot be closed without a choice for them', async () => {
  expect(await ofProjects.countIn({ city: 'TOKYO' })).toBe(3);
  expect(await closeTokyo()).toEqual({
    outcome: 'refused',
    fields: {
      'value.cities':
        '3 projects are in Tokyo. Remove the city again and choose what to do with its projects.',
    },
  });
  expect(settings().cities.cities).toHaveLength(6);
  expect(await citiesOfProjects()).toEqual(['TOKYO', 'TOKYO', 'TOKYO']);
});

test('its projects, including drafts, move to another city, each with a version', async () => {
  const [project] = await projectRecords.list();
  const { id = '', revision } = project ?? {};
  await projectRecords.saveDraft({ ...kestrel, city: 'TOKYO', id, revision }, editor);
  expect(await closeTokyo({ TOKYO: 'SEATTLE' })).toMatchObject({ outcome: 'done' });
  expect(await citiesOfProjects()).toEqual(['SEATTLE', 'SEATTLE', 'SEATTLE']);
  const draft = await db.transaction().execute((tx) => projectRecords.find(tx, id));
  expect(draft).toMatchObject({ city: 'SEATTLE', publication: { state: 'changed' } });
  expect(settings().cities.cities.map((city) => city.id)).not.toContain('TOKYO');
});

test('its projects can be hidden instead, and restored', async () => {
  expect(await closeTokyo({ TOKYO: hidden })).toMatchObject({ outcome: 'done' });
  expect(await citiesOfProjects()).toEqual([]);
  expect((await projectRecords.listEdited()).map(({ publication }) => publication?.state)).toEqual([
    'hidden',
    'hidden',
    'hidden',
  ]);
});

test('projects cannot move to a city that does not exist', async () => {
  expect(await closeTokyo({ TOKYO: 'ATLANTIS' })).toMatchObject({ outcome: 'refused' });
});

function closeTokyo(closing?: Record<string, string>) {
  const value = { cities: cities.filter(({ id }) => id !== 'TOKYO') };
  return saveSection({ id: 'cities', revision: 1, value, closing }, editor, ofProjects.beside);
}

async function citiesOfProjects() {
  return (await projectRecords.list()).map(({ city }) => city);
}
