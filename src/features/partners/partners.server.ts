import { randomUUID } from 'node:crypto';
import { changeContent } from '../../platform/content.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { nextDisplayOrder } from '../../platform/positioned.ts';
import { keepVersion } from '../../platform/versions.ts';
import { imageOf } from '../media/media.ts';
import type { Partner, PartnerDraft } from './partner.ts';

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

/** The present slug of the partner who last had this one, if that partner still exists under another. */
export async function findMovedPartner(oldSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('versions')
    .innerJoin('partners', 'partners.id', 'versions.recordId')
    .select('partners.slug')
    .where('versions.noun', '=', 'partners')
    .where('versions.slug', '=', oldSlug)
    .orderBy('versions.savedAt', 'desc')
    .executeTakeFirst();
  return row?.slug;
}

/** Adds a partner, or writes a new revision of the one whose id is given. The new partner stands last. */
export async function savePartner(draft: PartnerDraft, editor: string, id?: string) {
  return changeContent((tx) => writePartner(tx, draft, editor, id));
}

/** {@link savePartner} inside a transaction of the caller's. */
export async function writePartner(
  tx: Transaction,
  draft: PartnerDraft,
  editor: string,
  id?: string,
) {
  const updatedAt = new Date().toISOString();
  const record =
    id === undefined
      ? await tx
          .insertInto('partners')
          .values({
            ...draft,
            id: randomUUID(),
            displayOrder: await nextDisplayOrder(tx, 'partners'),
            revision: 1,
            updatedAt,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('partners')
          .set((eb) => ({ ...draft, revision: eb('revision', '+', 1), updatedAt }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
  await keepVersion(tx, 'partners', record, editor);
  return record;
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
