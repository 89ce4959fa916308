import { beforeEach, expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { resetToBaseSettings } from '../../../tests/fixtures/settings.ts';
import { done } from '../../../tests/fixtures/records.ts';
import { french, publishTranslation } from '../../../tests/fixtures/translations.ts';
import { addressInLine } from '../../lib/geo/postal-address.ts';
import { db } from '../../platform/database/database.ts';
import {
  inFrame,
  runInLanguage,
  runInLanguages,
  withSourceMarked,
} from '../../platform/languages/page-language.ts';
import { budgetOptions } from '../enquiries/forms/budget-options.ts';
import { telephoneText } from '../../lib/web/telephone-forms.ts';
import { telephoneUrl } from '../../lib/web/contact-urls.ts';
import { linkInText } from '../../lib/web/local-path.ts';
import { cityCountry, headOffice, settings } from '../../site/settings/settings.ts';
import { saveSection } from './settings.server.ts';
import { followSettings } from './site-settings.server.ts';

resetToBaseSettings();
beforeEach(chooseDemoLanguages);

beforeEach(async () => {
  await db.deleteFrom('translations').execute();
});

test('a budget reads in the language of the form, and enquiries store that of the source', async () => {
  await publishTranslation('settings', 'letters');
  await followSettings();
  const options = runInLanguage(french, () => budgetOptions(settings().letters.projectBudgets));
  expect(options[0]).toEqual({ value: '50k-100k', label: '[fr] 50k-100k' });
});

test('a city is translated in sentences, but not in its address', async () => {
  await publishTranslation('settings', 'offices', 'ja-JP', 'ja');
  await followSettings();
  runInLanguage('ja-JP', () => {
    expect(headOffice().city).toBe('[ja] Vancouver');
    expect(addressInLine(headOffice())).toBe('1180 Harbour Row, Vancouver, BC V6E 0B2');
  });
});

test('a text that is added later has its own language on pages, also in a frame around English', async () => {
  await publishTranslation('settings', 'cities');
  const { cities } = settings().cities;
  const added = { ...cities[0], id: 'HALIFAX', name: 'Halifax', region: null };
  done(
    await saveSection({ id: 'cities', revision: 1, value: { cities: [...cities, added] } }, 'Ada'),
  );
  await followSettings();
  const shown = runInLanguage(french, () => withSourceMarked(cityList()));
  expect(shown).toContain('<li>[fr] Montreal</li>');
  expect(shown).toContain('<li><span lang="en-CA">Halifax</span></li>');
  runInLanguages({ frame: french }, () => {
    const page = `${inFrame(cityList)}<main lang="en-CA">${cityList()}</main>`;
    expect(withSourceMarked(page)).toBe(`${shown}<main lang="en-CA">${cityList()}</main>`);
  });
  expect(runInLanguage(undefined, () => withSourceMarked(cityList()))).toBe(cityList());
});

test('a telephone number that is typed as in its country can be dialled from where its readers are', async () => {
  const { offices } = settings().offices;
  const typed = offices.map((office) => ({ ...office, phone: '(604) 555-0142' }));
  done(await saveSection({ id: 'offices', revision: 1, value: { offices: typed } }, 'Ada'));
  await followSettings();
  expect(headOffice().phone).toBe('(604) 555-0142');
  expect(telephoneUrl(headOffice().phone)).toBe('tel:+16045550142');
  expect(['tel:6045550142', 'tel:112', 'tel:+81355550199'].map(linkInText)).toEqual([
    'tel:+16045550142',
    'tel:112',
    'tel:+81355550199',
  ]);
  runInLanguage('ja-JP', () => {
    expect(headOffice().phone).toBe('+1 604 555 0142');
    expect(telephoneText('03-5555-0199', cityCountry('TOKYO'))).toBe('03-5555-0199');
  });
  runInLanguage('fr-CA', () => {
    expect(headOffice().phone).toBe('604 555-0142');
    expect(telephoneText('03-5555-0199', cityCountry('TOKYO'))).toBe('+81 3 5555 0199');
  });
  expect(telephoneText('03-5555-0199', cityCountry('TOKYO'))).toBe('03-5555-0199');
});

function cityList() {
  return settings()
    .cities.cities.map(({ name }) => `<li>${name}</li>`)
    .join('');
}
