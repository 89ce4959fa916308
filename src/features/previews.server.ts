import type { z } from 'zod';
import type { Noun } from '../lib/noun.ts';
import { refusalOf, type Refusal } from '../lib/record.ts';
import { withoutNul } from '../lib/without-nul.ts';
import { withFieldMarks } from '../platform/field-marks.ts';
import { inputOf } from '../records/fields.ts';
import { isOwnRecord } from '../records/own-records.server.ts';
import { findForPreview, lastPlace, type Shown } from '../records/shown.server.ts';
import { officeToday } from '../site/settings.ts';
import { paths, shownPaths } from '../site/paths.ts';
import { newsInputSchema, type NewsRow } from './news/news.ts';
import { newsRecords } from './news/news.server.ts';
import { pageInputFrom, pageRecords } from './page-content/page-content.server.ts';
import { partnerRecords } from './partners/partners.server.ts';
import { previewedNouns, type PreviewedNoun } from './previews/preview-link.ts';
import { projectInputSchema } from './projects/project-input.ts';
import { projectRecords } from './projects/projects.server.ts';
import { queryOf } from './testimonials/testimonial-place.ts';
import { testimonialRecords } from './testimonials/testimonials.server.ts';

export { isOwnRecord, withFieldMarks };

type Row = Shown['row'];

type Preview = {
  noun: Noun;
  /** The columns of a draft. */
  columnsOf: (record: never) => object;
  /** The columns of what an editor has typed, checked and made harmless as when it is saved. */
  columnsFrom: (typed: unknown, stored: Row | undefined) => { columns: object } | Refusal;
  /** Where the site shows the record. */
  addressOf: (shown: Shown) => Promise<string | undefined> | string | undefined;
};

/** How the records of each noun are previewed: by the pages that visitors read. */
const previews: Record<PreviewedNoun, Preview> = {
  projects: {
    ...checkedBy(projectRecords, projectInputSchema),
    addressOf: ({ row }) => paths.project(String(row['slug'])),
  },
  partners: {
    ...checkedBy(partnerRecords),
    addressOf: ({ row }) => paths.partner(String(row['slug'])),
  },
  news: {
    ...checkedBy(newsRecords, newsInputSchema),
    /** A draft may be without its day yet. */
    columnsOf: (record: NewsRow) => ({
      ...record,
      publishedAt: record.publishedAt || officeToday(),
    }),
    addressOf: () => paths.news,
  },
  testimonials: {
    ...checkedBy(testimonialRecords),
    addressOf: addressOfTestimonial,
  },
  pages: {
    noun: pageRecords.noun,
    columnsOf: pageRecords.columnsOf,
    columnsFrom: (typed, stored) => {
      const edited = pageInputFrom(stored && String(stored['slug']), typed);
      return 'outcome' in edited ? edited : { columns: pageRecords.columnsOf(edited) };
    },
    addressOf: ({ row }) => addressOfPage(String(row['slug'])),
  },
};

export function previewOf(noun: string) {
  const name = previewedNouns.find((each) => each === noun);
  return name && previews[name];
}

/** A record of a noun with previews, as its editors have left it. */
export async function findSaved(noun: string, id: string) {
  const preview = previewOf(noun);
  return preview && findForPreview(preview.noun, id, preview.columnsOf);
}

const unsaved = 'new';

/** A record as it is stored; with what its editor has typed, where that is given. Undefined where there is neither. */
export async function findShown(
  { noun, columnsOf, columnsFrom }: Preview,
  id: string,
  typed?: unknown,
): Promise<Shown | Refusal | undefined> {
  const name = noun.name as PreviewedNoun;
  const stored = await findForPreview(noun, id, columnsOf);
  if (typed === undefined || (noun.isFixed && !stored)) return stored;
  const checked = columnsFrom(typed, stored?.row);
  if ('outcome' in checked) return checked;
  const updatedAt = new Date().toISOString();
  const order = noun.isOrdered && { displayOrder: lastPlace };
  const added = { ...order, id: unsaved, revision: 0 };
  return { noun: name, row: { ...(stored?.row ?? added), ...checked.columns, updatedAt } };
}

type Checked<Input extends object> = {
  noun: Noun;
  schema: z.ZodType<Input>;
  columnsOf: (input: Input) => object;
};

function checkedBy<Input extends object>(
  { noun, schema, columnsOf }: Checked<Input>,
  input: z.ZodType<object> = inputOf(schema),
): Pick<Preview, 'noun' | 'columnsOf' | 'columnsFrom'> {
  return {
    noun,
    columnsOf: columnsOf,
    columnsFrom: (typed) => {
      const { data, error } = input.safeParse(typed);
      if (!data) return refusalOf(error);
      const { id: _id, revision: _revision, ...given } = withoutNul(data) as Partial<Row>;
      return { columns: columnsOf(given as Input) };
    },
  };
}

function addressOfPage(slug: string) {
  return shownPaths[slug] ?? paths.page(slug);
}

/** In its tab, at its place. */
async function addressOfTestimonial(shown: Shown) {
  const all = await testimonialRecords.list(shown);
  const type = all.find(({ id }) => id === shown.row.id)?.type ?? 'client';
  const tab = all.filter((one) => one.type === type);
  const number = tab.findIndex(({ id }) => id === shown.row.id) + 1;
  return paths.testimonials + queryOf({ type, number });
}
