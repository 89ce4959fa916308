import { randomUUID } from 'node:crypto';
import type { Image } from '../../lib/image-url.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { keepVersion } from '../../platform/versions.ts';
import { imageOf } from '../media/media.ts';
import { settingsSchema, type PageDraft, type Settings } from './page-content.ts';

type SettingsWithLogos = Settings & { navigationLogo: Image | null; footerLogo: Image | null };

/** What navigation and footer show. Throws when the settings page is missing or does not parse. */
export async function findSettings(): Promise<SettingsWithLogos> {
  const page = await db
    .selectFrom('pages')
    .select('content')
    .where('slug', '=', 'settings')
    .executeTakeFirstOrThrow();
  const settings = settingsSchema.parse(JSON.parse(page.content));
  const { logoType, logoUrl } = settings.navigation;
  const shownLogos = [logoType === 'image' ? logoUrl : null, settings.footerLogos.logo3Url];
  const [navigationLogo = null, footerLogo = null] = await findImages(shownLogos);
  return { ...settings, navigationLogo, footerLogo };
}

/** Adds a page inside a transaction of the caller's. */
export async function writePage(tx: Transaction, draft: PageDraft, editor: string) {
  const record = await tx
    .insertInto('pages')
    .values({
      ...draft,
      content: JSON.stringify(draft.content),
      id: randomUUID(),
      revision: 1,
      updatedAt: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(tx, 'pages', record, editor);
  return record;
}

/** The images at these addresses, in the same order; null where there is none. */
async function findImages(urls: (string | null)[]) {
  const wanted = urls.filter((url) => url !== null);
  if (wanted.length === 0) return urls.map(() => null);
  const rows = await db.selectFrom('media').selectAll().where('url', 'in', wanted).execute();
  return urls.map((url) => {
    const row = rows.find((candidate) => candidate.url === url);
    return row ? imageOf(row.url, row.alt, row.focalX, row.focalY) : null;
  });
}
