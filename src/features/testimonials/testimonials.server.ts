import { randomUUID } from 'node:crypto';
import { changeContent } from '../../platform/content.ts';
import { db, type Transaction } from '../../platform/database.ts';
import {
  closeGap,
  makeRoom,
  move,
  nextDisplayOrder,
  type Direction,
} from '../../platform/positioned.ts';
import { changeRevision, isSameText, RevisionConflict } from '../../platform/revisions.ts';
import { findDeleted, keepDeleted, keepVersion } from '../../platform/versions.ts';
import { imageOf } from '../media/media.ts';
import type {
  Testimonial,
  TestimonialDraft,
  TestimonialInput,
  TestimonialRow,
  TestimonialType,
} from './testimonial.ts';

/** The testimonials in their order: all, or those of one type. */
export async function listTestimonials(type?: TestimonialType): Promise<Testimonial[]> {
  const rows = await selectTestimonials()
    .$if(type !== undefined, (query) => query.where('testimonials.type', '=', type ?? 'client'))
    .orderBy('testimonials.displayOrder')
    .orderBy('testimonials.id')
    .execute();
  return rows.map(testimonialFrom);
}

/**
 * Adds a testimonial, which stands last, or writes the next revision of one. What is sent again, since the
 * answer was lost, is done already: the new id comes from whoever adds.
 */
export async function saveTestimonial(
  { id, revision, ...draft }: TestimonialInput,
  editor: string,
) {
  return changeRevision(async (tx) => {
    if (revision === undefined && id !== undefined) {
      const present = await findRow(tx, id);
      if (present && isSameText(present, draft)) return present;
      if (present) throw new RevisionConflict(present);
    }
    if (revision === undefined || id === undefined) return addTestimonial(tx, draft, editor, id);
    const record = await tx
      .updateTable('testimonials')
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
    await keepVersion(tx, 'testimonials', record, editor);
    return record;
  });
}

/** Adds a testimonial inside a transaction of the caller's. */
export async function addTestimonial(
  tx: Transaction,
  draft: TestimonialDraft,
  editor: string,
  id: string = randomUUID(),
): Promise<TestimonialRow> {
  const record = await tx
    .insertInto('testimonials')
    .values({
      ...draft,
      id,
      displayOrder: await nextDisplayOrder(tx, 'testimonials'),
      revision: 1,
      updatedAt: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(tx, 'testimonials', record, editor);
  return record;
}

export async function deleteTestimonial(
  { id, revision }: { id: string; revision: number },
  editor: string,
) {
  return changeRevision(async (tx) => {
    const record = await tx
      .deleteFrom('testimonials')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!record) throw new RevisionConflict(await findRow(tx, id));
    await keepDeleted(tx, 'testimonials', record, editor);
    await closeGap(tx, 'testimonials');
    return record;
  });
}

/** Brings a deleted testimonial back to its place. */
export async function restoreTestimonial({ id }: { id: string }, editor: string) {
  return changeRevision(async (tx) => {
    const present = await findRow(tx, id);
    if (present) return present;
    const deleted = await findDeleted<TestimonialRow>(tx, 'testimonials', id);
    if (!deleted) throw new Error('No testimonial was deleted under this id');
    const record = await tx
      .insertInto('testimonials')
      .values({
        ...deleted,
        displayOrder: await makeRoom(tx, 'testimonials', deleted.displayOrder),
        revision: deleted.revision + 1,
        updatedAt: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepVersion(tx, 'testimonials', record, editor);
    return record;
  });
}

export async function moveTestimonial({ id, direction }: { id: string; direction: Direction }) {
  await changeContent((tx) => move(tx, 'testimonials', id, direction));
}

async function findRow(tx: Transaction, id: string): Promise<TestimonialRow | null> {
  const row = await tx
    .selectFrom('testimonials')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

function selectTestimonials() {
  return db
    .selectFrom('testimonials')
    .leftJoin('media as logo', 'logo.url', 'testimonials.companyLogo')
    .selectAll('testimonials')
    .select(['logo.alt as logoAlt', 'logo.focalX as logoX', 'logo.focalY as logoY']);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectTestimonials>['execute']>>[number];

function testimonialFrom({ logoAlt, logoX, logoY, ...testimonial }: JoinedRow): Testimonial {
  return { ...testimonial, logo: imageOf(testimonial.companyLogo, logoAlt, logoX, logoY) };
}
