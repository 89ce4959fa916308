import type { z } from 'zod';
import type { Noun } from '../records/noun.ts';
import { refusalOf, type Refusal } from '../records/record.ts';
import { withoutNul } from '../lib/text/without-nul.ts';
import { withFieldMarks } from '../platform/html/field-marks.ts';
import { inputOf } from '../records/fields.ts';
import { isOwnRecord } from '../features/own-records.server.ts';
import { findForPreview, lastPlace, type Shown } from '../records/shown.server.ts';
import { officeToday } from '../site/office-today.ts';
import { paths, shownPaths } from '../site/paths.ts';
import { newsInputSchema, type NewsRow } from '../features/news/news.ts';
import { newsRecords } from '../features/news/news.server.ts';
import { pageInputFrom, pageRecords } from '../features/page-content/page-content.server.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';
import { previewedNouns, type PreviewedNoun } from '../features/previews/preview-link.ts';
import { projectInputSchema } from '../features/projects/project-input.ts';
import { projectRecords } from '../features/projects/projects.server.ts';
import { queryOf } from '../features/testimonials/testimonial-place.ts';
import { testimonialRecords } from '../features/testimonials/testimonials.server.ts';

export { isOwnRecord, withFieldMarks };

type Row = Shown['row'];

type Preview = {
  noun: Noun;
  /** Converts a draft to columns. */
  columnsOf: (record: never) => object;
  /** Validates and sanitises what an editor has typed, as for a save, and converts it to columns. */
  columnsFrom: (input: unknown, stored: Row | undefined) => { columns: object } | Refusal;
  /** The URL of the page that shows the record. */
  addressOf: (shown: Shown) => Promise<string | undefined> | string | undefined;
};
const previews: Record<PreviewedNoun, Preview> = {
  projects: {
    ...previewWithSchema(projectRecords, projectInputSchema),
    addressOf: ({ row }) => paths.project(String(row['slug'])),
  },
  partners: {
    ...previewWithSchema(partnerRecords),
    addressOf: ({ row }) => paths.partner(String(row['slug'])),
  },
  news: {
    ...previewWithSchema(newsRecords, newsInputSchema),
    /** A draft may have no date yet. */
    columnsOf: (record: NewsRow) => ({
      ...record,
      publishedAt: record.publishedAt || officeToday(),
    }),
    addressOf: () => paths.news,
  },
  testimonials: {
    ...previewWithSchema(testimonialRecords),
    addressOf: addressOfTestimonial,
  },
  pages: {
    noun: pageRecords.noun,
    columnsOf: pageRecords.columnsOf,
    columnsFrom: (input, stored) => {
      const pageInput = pageInputFrom(stored && String(stored['slug']), input);
      return 'outcome' in pageInput ? pageInput : { columns: pageRecords.columnsOf(pageInput) };
    },
    addressOf: ({ row }) => addressOfPage(String(row['slug'])),
  },
};

export function previewOf(noun: string) {
  const name = previewedNouns.find((previewedNoun) => previewedNoun === noun);
  return name && previews[name];
}

/** A record of a noun with previews, as its editors see it. */
export async function findSaved(noun: string, id: string) {
  const preview = previewOf(noun);
  return preview && findForPreview(preview.noun, id, preview.columnsOf);
}

const unsaved = 'new';

/** The stored record, with the editor's input if given. Undefined if there is neither. */
export async function findShown(
  { noun, columnsOf, columnsFrom }: Preview,
  id: string,
  input?: unknown,
): Promise<Shown | Refusal | undefined> {
  const name = noun.name as PreviewedNoun;
  const stored = await findForPreview(noun, withoutNul(id), columnsOf);
  if (input === undefined || (noun.isFixed && !stored)) return stored;
  const result = columnsFrom(input, stored?.row);
  if ('outcome' in result) return result;
  const updatedAt = new Date().toISOString();
  const order = noun.isOrdered && { displayOrder: lastPlace };
  const newRow = { ...order, id: unsaved, revision: 0 };
  return { noun: name, row: { ...(stored?.row ?? newRow), ...result.columns, updatedAt } };
}

type PreviewedRecords<Input extends object> = {
  noun: Noun;
  schema: z.ZodType<Input>;
  columnsOf: (input: Input) => object;
};

function previewWithSchema<Input extends object>(
  { noun, schema, columnsOf }: PreviewedRecords<Input>,
  inputSchema: z.ZodType<object> = inputOf(schema),
): Pick<Preview, 'noun' | 'columnsOf' | 'columnsFrom'> {
  return {
    noun,
    columnsOf: columnsOf,
    columnsFrom: (input) => {
      const { data, error } = inputSchema.safeParse(input);
      if (!data) return refusalOf(error);
      const { id: _id, revision: _revision, ...fields } = withoutNul(data) as Partial<Row>;
      return { columns: columnsOf(fields as Input) };
    },
  };
}

function addressOfPage(slug: string) {
  return shownPaths[slug] ?? paths.page(slug);
}

/** The URL of its tab with its number there. */
async function addressOfTestimonial(shown: Shown) {
  const testimonials = await testimonialRecords.list(shown);
  const type = testimonials.find(({ id }) => id === shown.row.id)?.type ?? 'client';
  const tabTestimonials = testimonials.filter((testimonial) => testimonial.type === type);
  const number = tabTestimonials.findIndex(({ id }) => id === shown.row.id) + 1;
  return paths.testimonials + queryOf({ type, number });
}
