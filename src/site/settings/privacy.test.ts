import { expect, test } from 'vitest';
import { baseSettings } from './base-settings.ts';
import { namelessSettings } from './nameless-settings.ts';
import { noOfficer, privacySchema } from './privacy.ts';

const { officer, ...withoutOfficer } = baseSettings.privacy;

test('a privacy officer has a title and an email, or is not named at all', () => {
  expect(problems({ ...officer, name: '', phone: '', address: '' })).toEqual([]);
  expect(problems({ title: '', name: ' ', email: '', phone: null, address: null })).toEqual([]);
  expect(problems({ ...noOfficer, name: 'Odile' })).toEqual(['officer.title', 'officer.email']);
  expect(problems({ ...officer, title: null })).toEqual(['officer.title']);
  expect(problems({ ...officer, email: 'privacy' })).toEqual(['officer.email']);
  expect(problems({ ...officer, phone: 'ring twice' })).toEqual(['officer.phone']);
});

test('settings saved before there were officers, and those of a new brand, name none', () => {
  expect(privacySchema.parse(withoutOfficer).officer).toEqual(noOfficer);
  expect(namelessSettings.privacy.officer).toEqual(noOfficer);
});

function problems(value: object) {
  const { error } = privacySchema.safeParse({ ...withoutOfficer, officer: value });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}
