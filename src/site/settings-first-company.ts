import { baseSettings } from './base-settings.ts';
import { settings } from './settings.ts';

/** True on the first company's own site. Only there do its texts and pictures replace missing ones. */
export function isOfFirstCompany() {
  return settings().company.name === baseSettings.company.name;
}
