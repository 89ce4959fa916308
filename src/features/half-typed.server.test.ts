import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addPage, record } from '../../tests/fixtures/page.ts';
import { db } from '../platform/database/database.ts';
import { nounActions, nounRecords } from './nouns.server.ts';
import { basePages } from './page-content/initial/base-pages.ts';
import { isFixedSlug } from './page-content/free-page.ts';
import { demoPages } from './page-content/page-content.demo.ts';
import { pageSchemaAt, settingsPageSchema } from './page-content/page-schemas.ts';

/** Part of a JSON schema. */
type Part = {
  $ref?: string;
  $defs?: Record<string, Part>;
  anyOf?: Part[];
  oneOf?: Part[];
  enum?: unknown[];
  items?: Part;
  properties?: Record<string, Part>;
  additionalProperties?: Part | boolean;
};

/** What no number, date or URL is. */
const typed = 'half 1';

/** They hold files and choices, which no one types. */
const isChosen =
  /^(image|images|logo|picture|companyLogo|heroType|(image|logo|logo3|medallionLogo|card|video|hero)Url)$/;

const draftedNouns = ['hosts', 'news', 'partners', 'projects', 'testimonials'] as const;
/** The built-in pages, and one of those that editors add. */
const pageSlugs = [
  ...new Set([...demoPages, ...basePages].map(({ slug }) => slug).filter(isFixedSlug)),
  'buying-from-abroad',
];

beforeEach(async () => {
  for (const table of ['versions', 'pages', ...draftedNouns] as const)
    await db.deleteFrom(table).execute();
});

test('all nouns with drafts are asked', () => {
  const withDrafts = Object.keys(nounActions).filter(
    (name) => 'saveDraft' in nounActions[name as keyof typeof nounActions],
  );
  expect(withDrafts.toSorted()).toEqual([...draftedNouns, 'pages'].toSorted());
});

test.each(draftedNouns)('a draft of %s keeps each field as it was typed', async (name) => {
  const values = halfTyped(nounRecords[name].schema);
  expect(lostPaths(values, await savedDraft(name, values))).toEqual([]);
});

test.each(pageSlugs)('a draft of the page %s keeps each field as it was typed', async (slug) => {
  await addPage(slug);
  const { id, revision } = await record(slug);
  const values = halfTyped(slug === 'settings' ? settingsPageSchema : pageSchemaAt(slug));
  expect(lostPaths(values, await savedDraft('pages', { ...values, id, revision }))).toEqual([]);
});

async function savedDraft(name: keyof typeof nounActions, values: object) {
  const { saveDraft } = nounActions[name] as unknown as {
    saveDraft: { input: z.ZodType; run: (input: unknown, editor: string) => Promise<object> };
  };
  const answer = await saveDraft.run(saveDraft.input.parse(values), 'Ada');
  expect(answer).toMatchObject({ outcome: 'done' });
  return 'record' in answer ? answer.record : undefined;
}

/** A value for each field of a form that a draft has to keep: one row in each list, and half a text in each line. */
function halfTyped(schema: z.ZodType) {
  const root: Part = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part;
  return half(root, 0) as Record<string, unknown>;

  function half(part: Part, depth: number): unknown {
    const target = part.$ref && root.$defs?.[part.$ref.replace('#/$defs/', '')];
    if (target) return half(target, depth + 1);
    if (part.enum) return part.enum[0];
    const choices = part.anyOf ?? part.oneOf ?? [];
    const inner = choices.find(({ $ref, properties, items, additionalProperties }) =>
      Boolean($ref ?? properties ?? items ?? additionalProperties),
    );
    if (inner && depth < 8) return half(inner, depth + 1);
    if (part.items) return [half(part.items, depth + 1)];
    if (part.properties) {
      const entries = Object.entries(part.properties).filter(([key]) => !isChosen.test(key));
      return Object.fromEntries(entries.map(([key, one]) => [key, half(one, depth + 1)]));
    }
    const { additionalProperties: others } = part;
    return typeof others === 'object' && Object.keys(others).length > 0
      ? { kA: half(others, depth + 1) }
      : typed;
  }
}

/** The paths of texts that are not kept. */
function lostPaths(before: unknown, after: unknown, path = ''): string[] {
  if (typeof before === 'object' && before !== null)
    return Object.entries(before).flatMap(([key, value]) =>
      lostPaths(value, (Object(after) as Record<string, unknown>)[key], `${path}.${key}`),
    );
  return String(after).includes(String(before)) ? [] : [path];
}
