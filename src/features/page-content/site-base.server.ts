import { baseSettings } from '../../site/base-settings.ts';
import { settings } from '../../site/settings.ts';
import { basePage, basePages } from './base-pages.ts';
import { namelessPage, namelessPages } from './nameless-pages.ts';
import type { WordedSlug } from './page-words.ts';

/** What a page begins with on this site: the words of the first company are for its own site alone. */
export function basePageOfSite(slug: WordedSlug) {
  return isOfFirstCompany() ? basePage(slug) : namelessPage(slug);
}

/** The same of all pages that may be missing. */
export function baseOfSite() {
  return isOfFirstCompany() ? basePages : namelessPages;
}

function isOfFirstCompany() {
  return settings().company.name === baseSettings.company.name;
}
