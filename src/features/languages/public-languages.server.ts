import { messageLanguage } from '../../lib/text/message-language.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { requireNoErrors } from '../../records/revisions.server.ts';
import { sourcesOf } from '../../records/translations/sources.server.ts';
import { languagePath, pageUses } from '../../model/languages.ts';
import type { SiteSettings } from '../../site/settings/sections.ts';
import { sectionTitles, type SettingsRecord } from '../settings/setting.ts';
import { listUnits } from '../../records/translations/record-units.server.ts';

type Change = { id: string; value: object; before: object };

type Language = SiteSettings['language'];

/** Refuses a language whose address is a page’s, and to make one public without texts of the site and of the settings. */
export async function requireWholeLanguages(tx: Transaction, { id, value, before }: Change) {
  if (id !== 'language') return;
  const { others } = value as Language;
  const wasPublic = new Set(
    (before as Language).others.flatMap(({ locale, state }) => (state === 'public' ? locale : [])),
  );
  const errors: Record<string, string> = {};
  for (const [index, { locale, state }] of others.entries()) {
    const at = `value.others.${index}`;
    const path = languagePath(locale, others);
    if (await isPage(tx, path)) errors[`${at}.locale`] = pageUses(path);
    const fault =
      state === 'public' && !wasPublic.has(locale) ? await findGap(tx, locale) : undefined;
    if (fault !== undefined) errors[`${at}.state`] = fault;
  }
  requireNoErrors(errors);
}

/** True if a page has this slug, or has it in its draft. */
async function isPage(tx: Transaction, slug: string) {
  const pages = await tx.selectFrom('pages').select('id').where('slug', '=', slug).execute();
  const drafts = await tx
    .selectFrom('drafts')
    .select('recordId')
    .where('noun', '=', 'pages')
    .where('slug', '=', slug)
    .execute();
  return pages.length + drafts.length > 0;
}

async function findGap(tx: Transaction, locale: string) {
  if (!messageLanguage(locale) && !locale.startsWith('en-'))
    return 'The site’s own texts are not in this language yet';
  const translated = await tx
    .selectFrom('translations')
    .select('recordId')
    .where('noun', '=', 'settings')
    .where('language', '=', locale)
    .execute();
  const ids = new Set(translated.map(({ recordId }) => recordId));
  const missing: string[] = [];
  for (const section of (await sourcesOf('settings').list(tx)) as SettingsRecord[]) {
    if (!ids.has(section.id) && (await listUnits(tx, 'settings', section)).length > 0)
      missing.push(sectionTitles[section.id]);
  }
  return missing.length > 0
    ? `Publish the translations of these settings first: ${missing.join(', ')}`
    : undefined;
}
