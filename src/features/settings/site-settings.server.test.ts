import { afterEach, expect, test } from 'vitest';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { settings } from '../../site/settings/settings.ts';
import { listSections } from './settings.server.ts';
import { damagedSections, followSettings, withSettings } from './site-settings.server.ts';
import { save, resetToBaseSettings } from '../../../tests/fixtures/settings.ts';

const { company } = baseSettings;

const halden = { ...company, name: 'Halden & Roe' };

resetToBaseSettings();

afterEach(() => expect(damagedSections()).toEqual([]));

test('a save of another instance takes effect once the content version changes', async () => {
  await changeContent((tx) => write(tx, JSON.stringify(halden)));
  expect(settings().company.name).toBe('SOLMERE');
  await followSettings();
  expect(settings().company.name).toBe('Halden & Roe');
});

test('the database is not queried while the content version stays the same', async () => {
  await db.transaction().execute((tx) => write(tx, JSON.stringify(halden)));
  await followSettings();
  expect(settings().company.name).toBe('SOLMERE');
});

test.each(['{"name"', '{"name": 7}'])(
  'for a damaged row, %s, the former value applies',
  async (value) => {
    await save('company', 1, halden);
    await changeContent((tx) => tx.updateTable('settings').set({ value, revision: 3 }).execute());
    await followSettings();
    expect(damagedSections()).toEqual(['company']);
    expect(settings().company).toEqual(halden);
    expect((await listSections())[0]).toMatchObject({ revision: 3, value: halden });
    await save('company', 3, { ...halden, name: 'Roe' });
    expect(settings().company.name).toBe('Roe');
  },
);

test('for a damaged row without versions the base settings apply', async () => {
  await changeContent((tx) => write(tx, 'gone'));
  await followSettings();
  expect(settings()).toEqual(baseSettings);
  expect(damagedSections()).toEqual(['company']);
  await save('company', 2, halden);
});

test('only the first company has the base places, as long as none were saved', async () => {
  expect(settings().places.places.length).toBe(6);
  await save('company', 1, halden);
  await followSettings();
  expect(settings().places).toEqual({ places: [], marketedFrom: null });
  const section = (await listSections()).find(({ id }) => id === 'places');
  expect(section).toMatchObject({ revision: 1, value: { places: [] } });
  const norway = { name: 'Norway', country: 'NO', timeZone: 'Europe/Oslo' };
  await save('places', 1, { places: [norway], marketedFrom: null });
  expect(settings().places.places).toMatchObject([{ id: 'NORWAY' }]);
});

test('another company does not get the base places instead of damaged ones', async () => {
  await save('company', 1, halden);
  await changeContent((tx) => write(tx, 'gone', 'places'));
  await followSettings();
  expect(damagedSections()).toEqual(['places']);
  expect(settings().places).toEqual({ places: [], marketedFrom: null });
  await save('places', 2, { places: [], marketedFrom: null });
});

test('a site for which nobody has chosen languages has its own alone', async () => {
  await changeContent((tx) => tx.deleteFrom('settings').execute());
  await followSettings();
  expect(settings().language).toEqual({ locale: 'en-CA', others: [] });
});

test('a preview has its own settings, which nobody else sees', async () => {
  const previewName = withSettings('company', halden, async () => {
    await new Promise(setImmediate);
    return settings().company.name;
  });
  expect(settings().company.name).toBe('SOLMERE');
  expect(await previewName).toBe('Halden & Roe');
});

function write(tx: Pick<typeof db, 'insertInto'>, value: string, id = 'company') {
  return tx
    .insertInto('settings')
    .values({ id, value, revision: 2, updatedAt: new Date().toISOString() })
    .execute();
}
