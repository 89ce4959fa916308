import { expect, test } from 'vitest';
import { baseSettings } from './base-settings.ts';
import { settingsShownTo } from './settings-shown.ts';

test('who is told of enquiries is shown to owners alone', () => {
  const { letters, desk } = baseSettings;
  const told = {
    ...baseSettings,
    letters: {
      ...letters,
      recipients: 'all@halden.example',
      vip: { ...letters.vip, recipients: 'vip@halden.example' },
    },
    desk: { ...desk, cities: [{ city: 'VANCOUVER', email: 'desk@halden.example' }] },
  };
  expect(settingsShownTo('owner', told)).toEqual(told);
  for (const role of ['editor', 'enquiries', 'partner'] as const) {
    const shown = settingsShownTo(role, told);
    expect(JSON.stringify(shown)).not.toContain('halden.example');
    expect(shown.desk.templates).toEqual(desk.templates);
    expect(shown.letters.projectBudgets).toEqual(letters.projectBudgets);
  }
});
