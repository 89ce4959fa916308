import { randomUUID } from 'node:crypto';
import { changeContent } from '../../platform/content.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { requireMedia } from '../../platform/media-uses.ts';
import {
  closeGap,
  makeRoom,
  move,
  nextDisplayOrder,
  type Direction,
} from '../../platform/positioned.ts';
import { changeRevision, isSameText, RevisionConflict } from '../../platform/revisions.ts';
import { findMovedSlug, freeSlug, requireFreeSlug } from '../../platform/slugs.ts';
import { findDeleted, keepDeleted, keepVersion } from '../../platform/versions.ts';
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
  const partner = await findPartner(slug);
  return partner ? { partner } : { movedTo: await findMovedSlug('partners', slug) };
}

/**
 * Adds a partner, who stands last, or writes the next revision of one. What is sent again, since the answer
 * was lost, is done already: the new id comes from whoever adds.
 */
export async function savePartner({ id, revision, ...draft }: PartnerInput, editor: string) {
  return changeRevision(async (tx) => {
    if (revision === undefined && id !== undefined) {
      const present = await findRow(tx, id);
      if (present && isSameText(present, draft)) return present;
      if (present) throw new RevisionConflict(present);
    }
    await requireFreeSlug(tx, 'partners', draft.slug, id);
    await requireMedia(tx, draft);
    if (revision === undefined || id === undefined) return addPartner(tx, draft, editor, id);
    const record = await tx
      .updateTable('partners')
      .set((eb) => ({
        ...draft,
        revision: eb('revision', '+', 1),
        updatedAt: new Date().toISOString(),
      }))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!record) throw new RevisionConflict(await findRow(tx, id));
    await keepVersion(tx, 'partners', record, editor);
    return record;
  });
}

/** Adds a partner inside a transaction of the caller's. */
export async function addPartner(
  tx: Transaction,
  draft: PartnerDraft,
  editor: string,
  id: string = randomUUID(),
): Promise<PartnerRow> {
  const record = await tx
    .insertInto('partners')
    .values({
      ...draft,
      id,
      displayOrder: await nextDisplayOrder(tx, 'partners'),
      revision: 1,
      updatedAt: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(tx, 'partners', record, editor);
  return record;
}

export async function deletePartner(
  { id, revision }: { id: string; revision: number },
  editor: string,
) {
  return changeRevision(async (tx) => {
    const record = await tx
      .deleteFrom('partners')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!record) throw new RevisionConflict(await findRow(tx, id));
    await keepDeleted(tx, 'partners', record, editor);
    await closeGap(tx, 'partners');
    return record;
  });
}

/** Brings a deleted partner back to its place, under its slug or, when that was taken meanwhile, one beside it. */
export async function restorePartner({ id }: { id: string }, editor: string) {
  return changeRevision(async (tx) => {
    const present = await findRow(tx, id);
    if (present) return present;
    const deleted = await findDeleted<PartnerRow>(tx, 'partners', id);
    if (!deleted) throw new Error('No partner was deleted under this id');
    const record = await tx
      .insertInto('partners')
      .values({
        ...deleted,
        slug: await freeSlug(tx, 'partners', deleted.slug),
        displayOrder: await makeRoom(tx, 'partners', deleted.displayOrder),
        revision: deleted.revision + 1,
        updatedAt: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepVersion(tx, 'partners', record, editor);
    return record;
  });
}

export async function movePartner({ id, direction }: { id: string; direction: Direction }) {
  await changeContent((tx) => move(tx, 'partners', id, direction));
}

async function findRow(tx: Transaction, id: string): Promise<PartnerRow | null> {
  const row = await tx.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
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
