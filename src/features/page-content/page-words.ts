import { z } from 'zod';
import * as field from '../../records/fields.ts';

/** The pages that have words of their own, beside hero and sections. */
export const wordedSlugs = [
  'vip',
  'join',
  'contact',
  'partners',
  'projects',
  'privacy',
  '404',
] as const;

export type WordedSlug = (typeof wordedSlugs)[number];

export function isWordedSlug(slug: string): slug is WordedSlug {
  return wordedSlugs.some((known) => known === slug);
}

const needed = 'This is needed.';
const unanswered = 'Without an answer the question is not shown.';

const benefit = z
  .object({ title: field.prose, text: field.prose })
  .superRefine(needs({ title: needed }));
const question = z
  .object({ question: field.prose, answer: field.prose })
  .superRefine(needs({ question: needed, answer: unanswered }));
const figure = z
  .object({ value: field.prose, label: field.prose })
  .superRefine(needs({ value: needed, label: needed }));
const part = z
  .object({ heading: field.prose, text: field.prose })
  .superRefine(needs({ heading: needed, text: needed }));

const words = { heading: field.prose, text: field.prose };
/** What is shown once a form was sent. */
const answer = z.object(words);
const answerPage = z.object({ ...words, button: field.prose });

/** The schemas of the words of each page, with the schema of their picture addresses. */
export function wordsSchemas(picture: z.ZodType<string | null>) {
  const benefits = z.object({ heading: field.prose, benefits: listOf(benefit) });
  return {
    vip: benefits.extend({ thanks: answerPage }),
    join: z.object({
      network: z.object(words),
      why: z.object({ ...words, imageUrl: picture }),
      agents: benefits,
      clients: benefits,
      questions: z.object({ heading: field.prose, list: listOf(question) }),
      founder: z.object({
        ...words,
        name: field.prose,
        imageUrl: picture,
        figures: listOf(figure),
      }),
      thanks: answerPage,
    }),
    contact: z.object({ gallery: z.object(words), thanks: answerPage }),
    partners: z.object({ why: z.object({ ...words, lead: field.prose }), thanks: answer }),
    projects: z.object({ thanks: answer }),
    privacy: z.object({
      lead: field.prose,
      parts: listOf(part),
      consent: z.object({ heading: field.prose, intro: field.prose }),
    }),
    '404': z.object({ text: field.prose, button: field.prose }),
  } satisfies Record<WordedSlug, z.ZodType>;
}

type Schemas = ReturnType<typeof wordsSchemas>;

export type PageWords = { [Slug in WordedSlug]: z.output<Schemas[Slug]> };

/** True for a row in which nothing is written. */
export function isEmptyRow(row: object) {
  return Object.values(row).every((value) => typeof value !== 'string' || value.trim() === '');
}

function listOf<Row extends z.ZodType<object>>(row: Row) {
  return z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? []);
}

/** Empty rows lack nothing: they fall away. */
function needs<Row extends Record<string, string>>(messages: Partial<Row>) {
  return (row: Row, context: z.RefinementCtx) => {
    if (isEmptyRow(row)) return;
    for (const [name, message] of Object.entries(messages)) {
      if (row[name]?.trim() === '') context.addIssue({ code: 'custom', path: [name], message });
    }
  };
}
