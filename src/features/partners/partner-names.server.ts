import { db } from '../../platform/database/database.ts';
import { cachedContent } from '../../platform/page-cache/cached-content.ts';

/** The names of all public partners. */
export const listPartnerNames = cachedContent(
  async () => {
    const partners = await db.selectFrom('partners').select('name').execute();
    return partners.map(({ name }) => name);
  },
  { servesStale: true },
);
