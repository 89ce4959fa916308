import type { z } from 'zod';
import {
  refusalFromIssues,
  refused,
  type Change,
  type Refusal,
  type SaveInput,
} from '../../model/record.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { db } from '../../platform/database/database.ts';
import { sanitiseHtml, TextRefused } from '../../platform/html/rich-text.ts';
import { FieldError, requireNoErrors } from '../../records/revisions.server.ts';
import { throughDoor } from '../public-door.server.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { pageNoun, type PageRecord, type PageRow } from './page-content.ts';
import {
  anyPageSchema,
  pageDraftSchemaAt,
  pageSchemaAt,
  settingsPageSchema,
  settingsSchema,
  storedContentAt,
  translatedPageSchema,
  type PageInput,
  type PageRequest,
} from './page-schemas.ts';
import { isFixedSlug, pagePath, reservedPageError, slugFault } from './free-page.ts';
import { isEmptyRow } from './page-texts.ts';

export const pageRecords = defineRecords(pageNoun, {
  schema: anyPageSchema,
  pageAddress: pagePath,
  toColumns,
  recordFrom,
  draftFrom: ({ content, ...edited }) => ({ ...edited, content: withoutEmpty(content) }),
  reliesOn: { settings: 'all' },
  requireForPublic: async (tx, page, at) => {
    const slug = isFixedSlug(page.slug) ? undefined : slugFault(page.slug);
    requireNoErrors(slug === undefined ? {} : { slug });
    await throughDoor('pages')(tx, page, at);
  },
  translatedIn: ({ slug }) => translatedPageSchema(slug),
  requireForHide: async ({ slug }) => {
    if (isFixedSlug(slug)) throw new FieldError({ slug: reservedPageError });
  },
});

/** Validates and sanitises a page as a save does. The slug of a built-in page cannot change. */
export async function pageInputFrom(
  storedSlug: string | undefined,
  input: unknown,
  schemaAt = inputSchemaAt,
): Promise<PageInput | Refusal> {
  const fixed = storedSlug !== undefined && isFixedSlug(storedSlug) ? storedSlug : undefined;
  const schema = schemaAt(fixed ?? '');
  const { data, error } = schema.safeParse(input);
  if (!data) return refusalFromIssues(error);
  const edited = withoutNul(data) as PageInput;
  const content = await sanitised(edited.content);
  return 'outcome' in content ? content : { ...edited, slug: fixed ?? edited.slug, content };
}

function inputSchemaAt(slug: string): z.ZodType<object> {
  return slug === 'settings' ? settingsPageSchema : pageSchemaAt(slug);
}

/** All pages as editors see them, sorted by slug. */
export async function listPages(): Promise<PageRecord[]> {
  return (await pageRecords.listEdited()).toSorted((one, other) =>
    one.slug < other.slug ? -1 : 1,
  );
}

export async function savePage(request: PageRequest, editor: string) {
  return withPage(request, (input) => pageRecords.save(input, editor));
}

export async function savePageDraft(request: PageRequest, editor: string) {
  return withPage(request, (input) => pageRecords.saveDraft(input, editor), pageDraftSchemaAt);
}

export async function schedulePage(
  {
    publishAt,
    unpublishAt,
    ...request
  }: PageRequest & { publishAt: string; unpublishAt?: string | null | undefined },
  editor: string,
) {
  const times = { publishAt, unpublishAt };
  return withPage(request, (input) => pageRecords.schedule({ ...input, ...times }, editor));
}

async function withPage(
  { id, revision, ...input }: PageRequest,
  save: (input: SaveInput<PageInput>) => Promise<Change<PageRecord>>,
  schemaAt?: (slug: string) => z.ZodType<object>,
): Promise<Change<PageRecord>> {
  const page = await db.transaction().execute((tx) => pageRecords.find(tx, id));
  if (!page && revision !== undefined) return { outcome: 'conflict', newest: null };
  const edited = await pageInputFrom(page?.slug, input, schemaAt);
  if ('outcome' in edited) return edited;
  return save({ ...edited, id, revision });
}

/** The columns of an input, whose rich text `pageInputFrom` has sanitised. */
function toColumns({ content, ...edited }: Omit<PageInput, 'slug'>) {
  return { ...edited, content: JSON.stringify(withoutEmpty(content)) };
}

type Content = PageInput['content'];

/** Sanitises rich text, or refuses what is too long. */
async function sanitised(content: Content): Promise<Content | Refusal> {
  if ('navigation' in content) return content;
  const faults: Record<string, string> = {};
  const clean = (html: string, field: string) =>
    sanitiseHtml(html).catch((cause: unknown) => {
      if (!(cause instanceof TextRefused)) throw cause;
      faults[field] = cause.message;
      return '';
    });
  const { hero, sections } = content;
  const subtitle = await clean(hero.subtitle, 'content.hero.subtitle');
  const cleaned: typeof sections = [];
  for (const [index, section] of sections.entries()) {
    const text = await clean(section.content, `content.sections.${index}.content`);
    cleaned.push({ ...section, content: text });
  }
  if (Object.keys(faults).length > 0) return refused(faults);
  return { ...content, hero: { ...hero, subtitle }, sections: cleaned };
}

function withoutEmpty(content: Content): Content {
  if ('navigation' in content) return content;
  const { hero, sections, words, projects } = content;
  return {
    ...(projects && { projects: withoutEmptyRows(projects) }),
    ...(words && { words: withoutEmptyRows(words) }),
    hero,
    sections,
  };
}

/** Drops rows whose cells are all empty. */
function withoutEmptyRows<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.filter((row) => !isEmptyRow(row as object)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withoutEmptyRows(part)]);
  return Object.fromEntries(parts) as Value;
}

function recordFrom(row: PageRow): PageRecord {
  const schema = row.slug === 'settings' ? settingsSchema : storedContentAt(row.slug);
  return { ...row, content: schema.parse(JSON.parse(row.content)) };
}
