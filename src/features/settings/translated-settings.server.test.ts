import { beforeEach, expect, test } from 'vitest';
import { resetToBaseSettings } from '../../../tests/settings-fixtures.ts';
import { french, publishTranslation } from '../../../tests/translations.ts';
import { addressInLine } from '../../lib/geo/postal-address.ts';
import { db } from '../../platform/database/database.ts';
import { runInLanguage } from '../../site/languages/page-language.server.ts';
import { budgetOptions } from '../enquiries/forms/budget-options.ts';
import { headOffice, settings } from '../../site/settings.ts';
import { followSettings } from './site-settings.server.ts';

resetToBaseSettings();

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
  await publishTranslation('settings', 'offices');
  await followSettings();
  runInLanguage(french, () => {
    expect(headOffice().city).toBe('[fr] Vancouver');
    expect(addressInLine(headOffice())).toBe('1180 Harbour Row, Vancouver, BC V6E 0B2');
  });
});
