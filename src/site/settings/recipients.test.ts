import { afterEach, expect, test } from 'vitest';
import { unnotifiedText } from '../../features/enquiries/inbox/enquiry-inbox.ts';
import { baseSettings } from './base-settings.ts';
import { namelessSettings } from './nameless-settings.ts';
import { emailForms } from './emails.ts';
import { emailsSchema } from './emails.ts';
import { chooseRecipients } from './recipients.ts';
import { provideSettings } from './settings.ts';

afterEach(() => provideSettings(() => baseSettings));

const owners = ['owner@halden.example'];

test('a new company without addresses tells its owners, or no one', () => {
  provideSettings(() => namelessSettings);
  for (const form of emailForms) {
    expect(chooseRecipients(form, { owners })).toEqual(owners);
    expect(chooseRecipients(form, {})).toEqual([]);
  }
  expect(chooseRecipients('vip', { mailTo: 'desk@halden.example', owners })).toEqual([
    'desk@halden.example',
  ]);
  expect(unnotifiedText(emailForms)).toBe('No one is notified of enquiries.');
});

test('a form with recipients of its own is told, and the others are named', () => {
  const contact = { ...namelessSettings.letters.contact, recipients: 'desk@halden.example' };
  provideSettings(() => ({
    ...namelessSettings,
    letters: { ...namelessSettings.letters, contact },
  }));
  const unnotified = emailForms.filter((form) => chooseRecipients(form, {}).length === 0);
  expect(unnotifiedText(unnotified)).toBe(
    'No one is notified of enquiries from: Partners, Projects, VIP, Join.',
  );
});

test('recipients can have addresses of Japanese carriers', () => {
  const { recipients } = emailsSchema.shape;
  const typed = 'a..b@docomo.ne.jp, hana.@ezweb.ne.jp, .hana@softbank.ne.jp';
  expect(recipients.safeParse(typed).success).toBe(true);
  expect(recipients.safeParse('a..b@docomo..jp').success).toBe(false);
});
