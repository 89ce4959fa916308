import { actors } from '../../../model/actors.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { settings } from '../../../site/settings/settings.ts';
import { takeBaseTexts } from '../../translations/base/take-base-texts.server.ts';
import { baseOfSite } from './site-base.server.ts';
import { isFixedSlug } from '../free-page.ts';
import { pageRecords } from '../page-content.server.ts';

/**
 * Adds the pages of the site that the database lacks, in each of its languages. Existing pages stay unchanged, and one that editors have deleted or
 * moved to another slug does not return.
 */
export async function addMissingPages() {
  if ((await listMissing(db)).length === 0) return;
  await changeContent(async (tx) => {
    const added = new Set<string>();
    for (const page of await listMissing(tx))
      added.add((await pageRecords.add(tx, page, actors.site)).id);
    const from = settings().language.locale;
    for (const { locale: to } of siteLanguages()) await takeBaseTexts(tx, { from, to }, added);
  });
}

async function listMissing(connection: Pick<Transaction, 'selectFrom'>) {
  const rows = await connection.selectFrom('pages').select('slug').execute();
  const existingSlugs = new Set(rows.map(({ slug }) => slug));
  const missing = baseOfSite().filter(({ slug }) => !existingSlugs.has(slug));
  const free = missing.filter(({ slug }) => !isFixedSlug(slug));
  if (free.length === 0) return missing;
  const former = await connection
    .selectFrom('versions')
    .select('slug')
    .distinct()
    .where('noun', '=', pageRecords.noun.name)
    .where(
      'slug',
      'in',
      free.map(({ slug }) => slug),
    )
    .execute();
  const formerSlugs = new Set(former.map(({ slug }) => slug));
  return missing.filter(({ slug }) => isFixedSlug(slug) || !formerSlugs.has(slug));
}
