import { may, type Role } from '../records/rights.ts';
import type { SiteSettings } from './settings-sections.ts';
import { letterForms, type LetterForm, type Letters } from './settings-letters.ts';

/** The settings sent to back-office pages. Only owners see the recipients of enquiries. */
export function settingsForRole(role: Role, settings: SiteSettings): SiteSettings {
  if (may(role, 'settings')) return settings;
  const { letters, desk } = settings;
  const forms = letterForms.map((form) => [form, { ...letters[form], recipients: null }]);
  const formsWithoutRecipients = Object.fromEntries(forms) as Pick<Letters, LetterForm>;
  return {
    ...settings,
    letters: { ...letters, ...formsWithoutRecipients, recipients: null },
    desk: { ...desk, cities: [] },
  };
}
