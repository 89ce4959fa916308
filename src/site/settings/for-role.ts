import { may, type Role } from '../../model/rights.ts';
import type { SiteSettings } from './sections.ts';
import { emailForms, type EmailForm, type EmailTexts } from './emails.ts';

/** The settings sent to back-office pages. Only owners see the recipients of enquiries. */
export function settingsForRole(role: Role, settings: SiteSettings): SiteSettings {
  if (may(role, 'settings')) return settings;
  const { letters, desk } = settings;
  const forms = emailForms.map((form) => [form, { ...letters[form], recipients: null }]);
  const formsWithoutRecipients = Object.fromEntries(forms) as Pick<EmailTexts, EmailForm>;
  return {
    ...settings,
    letters: { ...letters, ...formsWithoutRecipients, recipients: null },
    desk: { ...desk, cities: [] },
  };
}
