import { z } from 'zod';
import { db } from '../platform/database/database.ts';
import type { Noun } from '../model/noun.ts';
import { withTranslation } from '../records/translations/published.server.ts';
import { runInLanguage } from '../platform/languages/page-language.ts';
import { refusalFromIssues, type Refusal } from '../model/record.ts';
import { withoutNul } from '../lib/text/without-nul.ts';
import { withFieldMarks } from '../platform/html/field-marks.ts';
import { saveInputSchema } from '../model/fields.ts';
import { isOwnRecord } from '../features/own-records.server.ts';
import {
  findForPreview,
  lastDisplayOrder,
  type PreviewTarget,
} from '../records/preview-target.server.ts';
import { officeToday } from '../site/office-today.ts';
import { paths, publicPaths } from '../site/paths.ts';
import { nounRecords } from '../features/nouns.server.ts';
import { nouns } from '../features/nouns.ts';
import { newsInputSchema, type NewsRow } from '../features/news/news.ts';
import { newsRecords } from '../features/news/news.server.ts';
import { pageInputFrom, pageRecords } from '../features/page-content/page-content.server.ts';
import { previewedNouns, type PreviewedNoun } from '../features/previews/preview-link.ts';
import { projectInputSchema } from '../features/projects/project-input.ts';
import { projectRecords } from '../features/projects/projects.server.ts';
import { positionQuery } from '../features/testimonials/testimonial-position.ts';
import { translatedSchema } from '../features/translations/translation.ts';
import { cleaned, readTranslation } from '../features/translations/translations.server.ts';
import { testimonialRecords } from '../features/testimonials/testimonials.server.ts';

export { isOwnRecord, withFieldMarks };

type Row = PreviewTarget['row'];

type Preview = {
  noun: Noun;
  /** Converts a draft to columns. */
  toColumns: (record: never) => object;
  /** Validates and sanitises what an editor has typed, as for a save, and converts it to columns. */
  columnsFrom: (input: unknown, stored: Row | undefined) => Promise<{ columns: object } | Refusal>;
  /** The URL of the page that shows the record. */
  findPath: (previewRecord: PreviewTarget) => Promise<string | undefined> | string | undefined;
};

/** Where a preview is more than the record at its page. */
const previews: Partial<Record<PreviewedNoun, Partial<Preview>>> = {
  projects: previewWithSchema(projectRecords, projectInputSchema),
  news: {
    ...previewWithSchema(newsRecords, newsInputSchema),
    /** A draft may have no date yet, and one of an earlier release has no slug. */
    toColumns: (record: NewsRow) => ({
      ...record,
      slug: record.slug ?? '',
      publishedAt: record.publishedAt || officeToday(),
    }),
  },
  testimonials: { findPath: addressOfTestimonial },
  pages: {
    columnsFrom: async (input, stored) => {
      const pageInput = await pageInputFrom(stored && String(stored['slug']), input);
      return 'outcome' in pageInput ? pageInput : { columns: pageRecords.toColumns(pageInput) };
    },
    findPath: ({ row }) => addressOfPage(String(row['slug'])),
  },
};

export function findPreview(name: string): Preview | undefined {
  const previewed = previewedNouns.find((one) => one === name);
  if (!previewed) return undefined;
  const { noun, pageAddress } = nouns[previewed];
  return {
    ...previewWithSchema({ ...nounRecords[previewed], noun }),
    findPath: ({ row }) => pageAddress?.(String(row['slug'])),
    ...previews[previewed],
  };
}

/** A record of a noun with previews, as its editors see it. */
export async function findSaved(noun: string, id: string) {
  const preview = findPreview(noun);
  return preview && findForPreview(preview.noun, id, preview.toColumns);
}

const unsaved = 'new';

/** The stored record, with the editor's input if given. Undefined if there is neither. */
export async function findPreviewTarget(
  { noun, toColumns, columnsFrom }: Preview,
  id: string,
  input?: unknown,
): Promise<PreviewTarget | Refusal | undefined> {
  const name = noun.name as PreviewedNoun;
  const stored = await findForPreview(noun, withoutNul(id), toColumns);
  if (input === undefined || (noun.isFixed && !stored)) return stored;
  const result = await columnsFrom(input, stored?.row);
  if ('outcome' in result) return result;
  const updatedAt = new Date().toISOString();
  const order = noun.isOrdered && { displayOrder: lastDisplayOrder };
  const newRow = { ...order, id: unsaved, revision: 0 };
  return { noun: name, row: { ...(stored?.row ?? newRow), ...result.columns, updatedAt } };
}

/** A record as visitors see it, else as its editors do: what its translations are made from. */
export async function findSourceTarget(
  { noun, toColumns }: Preview,
  id: string,
): Promise<PreviewTarget | undefined> {
  const name = noun.name as PreviewedNoun;
  const row = await db
    .selectFrom(name)
    .selectAll()
    .where('id', '=', withoutNul(id))
    .executeTakeFirst();
  return row ? { noun: name, row } : findForPreview(noun, withoutNul(id), toColumns);
}

/** Runs the rendering of a record in a language, with the texts that a translator has typed, or else those saved. */
export async function runInPreviewLanguage<T>(
  { noun, row }: PreviewTarget,
  language: string,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  const key = { noun: noun as PreviewedNoun, recordId: row.id, language };
  const typed = z.object({ fields: translatedSchema }).safeParse(input).data;
  const saved = (await readTranslation(key))?.translation;
  const translated = typed ? await cleaned(key.noun, row, typed.fields) : (saved?.fields ?? {});
  return runInLanguage(language, () => withTranslation({ ...key, translated }, run));
}

type PreviewedRecords = Pick<Preview, 'noun' | 'toColumns'> & { schema: z.ZodType<object> };

function previewWithSchema(
  { noun, schema, toColumns }: PreviewedRecords,
  inputSchema?: z.ZodType<object>,
): Pick<Preview, 'noun' | 'toColumns' | 'columnsFrom'> {
  return {
    noun,
    toColumns,
    columnsFrom: async (input) => {
      const { data, error } = (inputSchema ?? saveInputSchema(schema)).safeParse(input);
      if (!data) return refusalFromIssues(error);
      const { id: _id, revision: _revision, ...fields } = withoutNul(data) as Partial<Row>;
      return { columns: toColumns(fields as never) };
    },
  };
}

function addressOfPage(slug: string) {
  return publicPaths[slug] ?? paths.page(slug);
}

/** The URL of its tab with its number there. */
async function addressOfTestimonial(previewRecord: PreviewTarget) {
  const testimonials = await testimonialRecords.list(previewRecord);
  const type = testimonials.find(({ id }) => id === previewRecord.row.id)?.type ?? 'client';
  const tabTestimonials = testimonials.filter((testimonial) => testimonial.type === type);
  const number = tabTestimonials.findIndex(({ id }) => id === previewRecord.row.id) + 1;
  return paths.testimonials + positionQuery({ type, number });
}
