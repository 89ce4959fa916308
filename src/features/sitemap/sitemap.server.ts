import { db } from '../../platform/database.ts';

/** Of every record that a page shows on a day such as `2025-01-05`: what its address is made of, and when it changed. */
export async function readSitemap(today: string) {
  return {
    pages: await db.selectFrom('pages').select(['slug', 'updatedAt']).execute(),
    partners: await db
      .selectFrom('partners')
      .select(['slug', 'updatedAt'])
      .orderBy('displayOrder')
      .orderBy('id')
      .execute(),
    projects: await db
      .selectFrom('projects')
      .select(['slug', 'city', 'status', 'updatedAt'])
      .orderBy('displayOrder')
      .orderBy('id')
      .execute(),
    news: await db
      .selectFrom('news')
      .select(['publishedAt', 'updatedAt'])
      .where('publishedAt', '<=', today)
      .execute(),
    testimonials: await db.selectFrom('testimonials').select(['type', 'updatedAt']).execute(),
  };
}
