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
import { listDeleted, listVersions } from '../../platform/versions.ts';
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

export async function saveTestimonial(
  { id, revision, ...draft }: TestimonialInput,
  editor: string,
) {
  return saveRecord(testimonialKind, { id, revision }, draft, editor);
}

/** Adds a testimonial inside a transaction of the caller's. */
export async function addTestimonial(tx: Transaction, draft: TestimonialDraft, editor: string) {
  return addRecord(tx, testimonialKind, draft, editor);
}

export async function deleteTestimonial(seen: { id: string; revision: number }, editor: string) {
  return deleteRecord(testimonialKind, seen, editor);
}

export async function restoreTestimonial({ id }: { id: string }, editor: string) {
  return restoreRecord(testimonialKind, { id }, editor);
}

export async function moveTestimonial(where: Move) {
  return changeContent((tx) => move(tx, 'testimonials', where));
}

/** All that a testimonial has been, the newest first. */
export async function listTestimonialVersions({ id }: { id: string }) {
  return listVersions<TestimonialRow>('testimonials', id);
}

/** The testimonials in the bin, the latest deleted first. */
export async function listDeletedTestimonials() {
  return listDeleted<TestimonialRow>('testimonials');
}

const testimonialKind: RecordKind<TestimonialDraft, TestimonialRow> = {
  noun: 'testimonials',
  columnsOf: (draft) => draft,
  recordFrom: (row) => row,
};

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
