import type { SiteSettings } from './sections.ts';
import { settings } from './settings.ts';

/** What tells the first company apart, without its settings: scripts of the back office ask, too. */
export const firstCompany = { name: 'SOLMERE', officerEmail: 'privacy@solmere.example' } as const;

/** True on the first company's own site. Only there do its texts and pictures replace missing ones. */
export function isOfFirstCompany({ company }: Pick<SiteSettings, 'company'> = settings()) {
  return company.name === firstCompany.name;
}
