import { expect, test } from 'vitest';
import { baseSettings } from './base-settings.ts';
import { settingsForRole } from './for-role.ts';

test('only owners see the recipients of enquiries', () => {
  const { letters, desk } = baseSettings;
  const withRecipients = {
    ...baseSettings,
    letters: {
      ...letters,
      recipients: 'all@halden.example',
      vip: { ...letters.vip, recipients: 'vip@halden.example' },
    },
    desk: { ...desk, cities: [{ city: 'VANCOUVER', email: 'desk@halden.example' }] },
  };
  expect(settingsForRole('owner', withRecipients)).toEqual(withRecipients);
  for (const role of ['editor', 'enquiries', 'partner'] as const) {
    const visible = settingsForRole(role, withRecipients);
    expect(JSON.stringify(visible)).not.toContain('halden.example');
    expect(visible.desk.templates).toEqual(desk.templates);
    expect(visible.letters.projectBudgets).toEqual(letters.projectBudgets);
  }
});
