import { baseSettings } from './base-settings.ts';
import type { SiteSettings } from './settings-sections.ts';
import { settings } from './settings.ts';

/** True on the first company's own site. Only there do its texts and pictures replace missing ones. */
export function isOfFirstCompany({ company }: Pick<SiteSettings, 'company'> = settings()) {
  return company.name === baseSettings.company.name;
}
