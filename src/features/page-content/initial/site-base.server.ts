import { isOfFirstCompany } from '../../../site/settings/first-company.ts';
import { basePage, basePages } from './base-pages.ts';
import { namelessPage, namelessPages } from './nameless-pages.ts';
import { settings } from '../../../site/settings/settings.ts';
import { inOtherLanguage } from '../../translations/base/base-texts.ts';
import type { PageInput } from '../page-schemas.ts';
import type { TextPageSlug } from '../page-texts.ts';

/** The initial content of a page. The texts of the first company are for its own site only. */
export function basePageOfSite(slug: TextPageSlug) {
  return isOfFirstCompany() ? basePage(slug) : inSource(namelessPage(slug));
}

/** The initial content of all pages that may be missing. */
export function baseOfSite() {
  return isOfFirstCompany() ? basePages : namelessPages.map(inSource);
}

function inSource(page: PageInput) {
  const languages = { from: 'en-CA', to: settings().language.locale };
  return inOtherLanguage(page, { noun: 'pages', key: page.slug }, languages);
}
