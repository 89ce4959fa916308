import { db } from '../../../platform/database/database.ts';
import { cachedContent } from '../../../platform/page-cache/cached-content.ts';
import type { Partner } from '../partner.ts';
import { makePlate, withPlates, type WithPlate } from './plate.ts';

type Named = Pick<Partner, 'slug' | 'name'>;

/** A partner with the plate it has among all partners, so that it has the same tone everywhere. */
export async function withPlate<One extends Named>(partner: One): Promise<One & WithPlate>;
export async function withPlate<One extends Named>(
  partner: One | undefined,
): Promise<(One & WithPlate) | undefined>;
export async function withPlate<One extends Named>(partner: One | undefined) {
  if (!partner) return undefined;
  const plate = makePlate(partner);
  const tone = (await findTones()).get(partner.slug);
  return { ...partner, plate: { ...plate, ...(tone && { tone }) } };
}

const findTones = cachedContent(async () => {
  const partners = await db
    .selectFrom('partners')
    .select(['slug', 'name'])
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return new Map(withPlates(partners).map(({ slug, plate }) => [slug, plate.tone]));
});
