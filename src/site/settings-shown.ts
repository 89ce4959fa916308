import { may, type Role } from '../lib/rights.ts';
import type { SiteSettings } from './settings-sections.ts';
import { letterForms, type LetterForm, type Letters } from './settings-letters.ts';

/** The settings as pages of the back office carry them: who is told of enquiries stands in those of an owner alone. */
export function settingsShownTo(role: Role, settings: SiteSettings): SiteSettings {
  if (may(role, 'settings')) return settings;
  const { letters, desk } = settings;
  const forms = letterForms.map((form) => [form, { ...letters[form], recipients: null }]);
  const untold = Object.fromEntries(forms) as Pick<Letters, LetterForm>;
  return {
    ...settings,
    letters: { ...letters, ...untold, recipients: null },
    desk: { ...desk, cities: [] },
  };
}
