import { slugPattern } from '../../lib/slug.ts';
import { changeContent } from '../../platform/content.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { move, type Move } from '../../platform/positioned.ts';
import {
  addRecord,
  deleteRecord,
  restoreRecord,
  saveRecord,
  type RecordKind,
} from '../../platform/records.ts';
import { findMovedSlug } from '../../platform/slugs.ts';
import { listDeleted, listVersions } from '../../platform/versions.ts';
import { imageOf } from '../media/media.ts';
import type { Partner, PartnerDraft, PartnerInput, PartnerRow } from './partner.ts';

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
export async function findPartnerAt(
  slug: string,
): Promise<{ partner?: Partner; movedTo?: string }> {
  if (!slugPattern.test(slug)) return {};
  const partner = await findPartner(slug);
  return partner ? { partner } : { movedTo: await findMovedSlug('partners', slug) };
}

export async function savePartner({ id, revision, ...draft }: PartnerInput, editor: string) {
  return saveRecord(partnerKind, { id, revision }, draft, editor);
}

/** Adds a partner inside a transaction of the caller's. */
export async function addPartner(tx: Transaction, draft: PartnerDraft, editor: string) {
  return addRecord(tx, partnerKind, draft, editor);
}

export async function deletePartner(seen: { id: string; revision: number }, editor: string) {
  return deleteRecord(partnerKind, seen, editor);
}

export async function restorePartner({ id }: { id: string }, editor: string) {
  return restoreRecord(partnerKind, { id }, editor);
}

export async function movePartner(where: Move) {
  return changeContent((tx) => move(tx, 'partners', where));
}

/** All that a partner has been, the newest first. */
export async function listPartnerVersions({ id }: { id: string }) {
  return listVersions<PartnerRow>('partners', id);
}

export async function listDeletedPartners() {
  return listDeleted<PartnerRow>('partners');
}

const partnerKind: RecordKind<PartnerDraft, PartnerRow> = {
  noun: 'partners',
  columnsOf: (draft) => draft,
  recordFrom: (row) => row,
};

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
