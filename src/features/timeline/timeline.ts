import { z } from 'zod';
import { jsonValue } from '../../lib/values/json-text.ts';
import * as field from '../../model/fields.ts';

const milestoneSchema = z.object({
  title: field.line.translated,
  /** Words, such as `August 2027`. */
  planned: field.text.translated,
  /** The day on which it was reached. */
  done: field.optionalDay,
});

export const depositTimes = ['signing', 'days', 'date', 'milestone'] as const;

const maxDays = 3_650;

const aboveZero = 'Enter a number above 0';

const depositFields = z
  .object({
    value: field.number(aboveZero, { unit: 'any' }).refine((value) => value > 0, aboveZero),
    /** Per cent of the price, or money in the currency of the city. */
    unit: field.choice(['percent', 'amount']),
    when: field.choice(depositTimes),
    /** Days after signing. */
    days: field.amount
      .refine((days) => days === null || days <= maxDays, 'Enter 3,650 days or fewer')
      .optional()
      .transform((days) => days ?? null),
    date: field.optionalDay,
    /** The title of a milestone. */
    milestone: field.copyOf('timeline.milestones.*.title', field.text),
  })
  .superRefine(requireWhen);

const depositSchema = z.preprocess(refusePercentage, depositFields);

/** The deposit schedule and the milestones of a building. */
const timelineSchema = z
  .object({
    deposits: z.array(depositSchema).default([]),
    depositNote: field.text.translated,
    milestones: z.array(milestoneSchema).default([]),
    milestoneNote: field.text.translated,
  })
  .superRefine(requireMilestones)
  .superRefine(requireShares);

export type Milestone = z.output<typeof milestoneSchema>;
export type Deposit = z.output<typeof depositSchema>;
export type Timeline = z.output<typeof timelineSchema>;

type Parts = { deposits: Deposit[]; milestones: Milestone[] };

export const noTimeline: Timeline = {
  deposits: [],
  depositNote: null,
  milestones: [],
  milestoneNote: null,
};

/** Accepts an object or its JSON text. */
export const timeline = z.preprocess((value) => jsonValue(value) ?? noTimeline, timelineSchema);

/** Reads the timeline of a row, as JSON text or parsed. Drops invalid parts. */
export function readTimeline(stored: unknown): Timeline {
  const value = Object(jsonValue(stored)) as Record<string, unknown>;
  const result = timelineSchema.safeParse(value);
  if (result.success) return result.data;
  return {
    deposits: validIn(depositSchema, value['deposits']),
    depositNote: noteText(value['depositNote']),
    milestones: validIn(milestoneSchema, value['milestones']),
    milestoneNote: noteText(value['milestoneNote']),
  };
}

export function hasTimeline({ deposits, depositNote, milestones, milestoneNote }: Timeline) {
  return (
    deposits.length > 0 || milestones.length > 0 || depositNote !== null || milestoneNote !== null
  );
}

const whenErrors = {
  signing: undefined,
  days: 'Enter the number of days',
  date: 'Enter the date',
  milestone: 'Choose a milestone',
} as const;

function requireWhen(
  deposit: { when: (typeof depositTimes)[number] } & Record<'days' | 'date' | 'milestone', unknown>,
  context: z.RefinementCtx,
) {
  const { when } = deposit;
  if (when === 'signing' || deposit[when] !== null) return;
  context.addIssue({ code: 'custom', path: [when], message: whenErrors[when] });
}

/** `10%` is no amount of money, although its figures could be read as one. */
function refusePercentage(row: unknown, context: z.RefinementCtx) {
  const { value, unit } = Object(row) as Record<string, unknown>;
  if (unit === 'amount' && typeof value === 'string' && /%|％|per ?cent|pct/i.test(value)) {
    const message = `“${value.trim()}” is a percentage. Choose “Percent of price”, or enter an amount.`;
    context.addIssue({ code: 'custom', path: ['value'], message });
  }
  return row;
}

function requireMilestones({ deposits, milestones }: Parts, context: z.RefinementCtx) {
  deposits.forEach(({ when, milestone }, index) => {
    if (when !== 'milestone' || milestones.some(({ title }) => title === milestone)) return;
    const message = `There is no milestone “${milestone}”.`;
    context.addIssue({ code: 'custom', path: ['deposits', index, 'milestone'], message });
  });
}

function requireShares({ deposits }: Parts, context: z.RefinementCtx) {
  let sum = 0;
  deposits.forEach(({ unit, value }, index) => {
    if (unit === 'percent') sum += value;
    if (unit !== 'percent' || sum <= 100) return;
    const message = 'The deposits add up to more than 100%.';
    context.addIssue({ code: 'custom', path: ['deposits', index, 'value'], message });
  });
}

function validIn<Schema extends z.ZodType>(schema: Schema, rows: unknown): z.output<Schema>[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const { success, data } = schema.safeParse(row);
    return success ? [data] : [];
  });
}

function noteText(value: unknown) {
  return typeof value === 'string' ? value : null;
}
