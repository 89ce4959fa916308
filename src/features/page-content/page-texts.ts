import { z } from 'zod';
import * as field from '../../model/fields.ts';

/** The pages that have their own texts besides hero and sections. */
export const textPageSlugs = [
  'vip',
  'join',
  'contact',
  'partners',
  'projects',
  'privacy',
  '404',
] as const;

export type TextPageSlug = (typeof textPageSlugs)[number];

export function isTextPageSlug(slug: string): slug is TextPageSlug {
  return textPageSlugs.some((textPageSlug) => textPageSlug === slug);
}

const prose = field.prose.translated;
/** A text of one line. */
const line = field.translated(field.prose, 'line');

const requiredMessage = 'Required.';
const unansweredMessage = 'Enter an answer, or the question is not shown.';

type Cells = Record<string, string>;

/** Adds to the schema of a row which of its cells are needed. A stored draft may lack them. */
type Requiring = <Row extends z.ZodType<Cells>>(row: Row, messages: Cells) => Row;

const requiring: Requiring = (row, messages) => row.superRefine(requireCells(messages));

const requiringNothing: Requiring = (row) => row;

const headedText = { heading: line, text: prose };
/** The texts after a form was sent. */
const thanksTexts = z.object(headedText);
const thanksPage = z.object({ ...headedText, button: line });

/** The schemas of the texts of each page, for a given schema of picture URLs. A draft may lack required cells. */
export function textSchemas(image: z.ZodType<string | null>, isDraft: boolean) {
  const withCells = isDraft ? requiringNothing : requiring;
  const benefit = withCells(z.object({ title: line, text: prose }), {
    title: requiredMessage,
  });
  const question = withCells(z.object({ question: line, answer: prose }), {
    question: requiredMessage,
    answer: unansweredMessage,
  });
  const figure = withCells(z.object({ value: line, label: line }), {
    value: requiredMessage,
    label: requiredMessage,
  });
  const part = withCells(z.object({ heading: line, text: prose }), {
    heading: requiredMessage,
    text: requiredMessage,
  });
  const benefits = z.object({ heading: line, benefits: rowsSchema(benefit) });
  return {
    vip: benefits.extend({ thanks: thanksPage }),
    join: z.object({
      network: z.object(headedText),
      why: z.object({ ...headedText, imageUrl: image }),
      agents: benefits,
      clients: benefits,
      questions: z.object({ heading: line, list: rowsSchema(question) }),
      founder: z.object({
        ...headedText,
        name: field.prose,
        imageUrl: image,
        figures: rowsSchema(figure),
      }),
      thanks: thanksPage,
    }),
    contact: z.object({ gallery: z.object(headedText), thanks: thanksPage }),
    partners: z.object({
      why: z.object({ ...headedText, lead: prose }),
      thanks: thanksTexts,
    }),
    projects: z.object({ thanks: thanksTexts }),
    privacy: z.object({
      lead: prose,
      parts: rowsSchema(part),
      consent: z.object({ heading: line, intro: prose }),
    }),
    '404': z.object({ text: prose, button: line }),
  } satisfies Record<TextPageSlug, z.ZodType>;
}

type Schemas = ReturnType<typeof textSchemas>;

export type PageTexts = { [Slug in TextPageSlug]: z.output<Schemas[Slug]> };

/** True if no cell of the row has text. */
export function isEmptyRow(row: object) {
  return Object.values(row).every((value) => typeof value !== 'string' || value.trim() === '');
}

function rowsSchema<Row extends z.ZodType<object>>(row: Row) {
  return z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? []);
}

/** Requires cells of a row. Empty rows pass, because they are dropped on save. */
function requireCells(messages: Cells) {
  return (row: Cells, context: z.RefinementCtx) => {
    if (isEmptyRow(row)) return;
    for (const [name, message] of Object.entries(messages)) {
      if (row[name]?.trim() === '') context.addIssue({ code: 'custom', path: [name], message });
    }
  };
}
