import { db } from '../../platform/database.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { findAtSlug } from '../../records/slugs.server.ts';
import { imageOf } from '../media/media.ts';
import { partnerNoun, partnerSchema, type Partner } from './partner.ts';

export const partnerRecords = defineRecords(partnerNoun, { schema: partnerSchema });

export async function listPartners(): Promise<Partner[]> {
  const rows = await selectPartners()
    .orderBy('partners.displayOrder')
    .orderBy('partners.id')
    .execute();
  return rows.map(partnerFrom);
}

export async function findPartner(slug: string): Promise<Partner | undefined> {
  const row = await selectPartners().where('partners.slug', '=', slug).executeTakeFirst();
  return row && partnerFrom(row);
}

/** What stands at an address: a partner, or where the one who had it before stands now, or nothing. */
export async function findPartnerAt(slug: string) {
  return findAtSlug('partners', slug, findPartner);
}

function selectPartners() {
  return db
    .selectFrom('partners')
    .leftJoin('media as image', 'image.url', 'partners.imageUrl')
    .leftJoin('media as logo', 'logo.url', 'partners.logoUrl')
    .selectAll('partners')
    .select(['image.alt as imageAlt', 'image.focalX as imageX', 'image.focalY as imageY'])
    .select(['logo.alt as logoAlt', 'logo.focalX as logoX', 'logo.focalY as logoY']);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectPartners>['execute']>>[number];

function partnerFrom({
  imageAlt,
  imageX,
  imageY,
  logoAlt,
  logoX,
  logoY,
  ...partner
}: JoinedRow): Partner {
  return {
    ...partner,
    image: imageOf(partner.imageUrl, imageAlt, imageX, imageY),
    logo: imageOf(partner.logoUrl, logoAlt, logoX, logoY),
  };
}
