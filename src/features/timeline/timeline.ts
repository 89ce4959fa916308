import { z } from 'zod';
import { jsonValue } from '../../lib/json-text.ts';
import * as field from '../../records/fields.ts';

/** A day that may be missing. */
const spareDay = z
  .preprocess((day) => day || null, field.day.nullable())
  .optional()
  .transform((day) => day ?? null);

const milestoneSchema = z.object({
  title: field.line,
  /** In words, such as `August 2027`. */
  planned: field.text,
  /** The day on which it was reached. */
  done: spareDay,
});

export const depositTimes = ['signing', 'days', 'date', 'milestone'] as const;

const maxDays = 3_650;

const aboveZero = 'Enter a number above 0';

const depositSchema = z
  .object({
    value: z.preprocess(field.numberFrom, z.number(aboveZero).positive(aboveZero)),
    /** Per cent of the price, or money in the currency of the city. */
    unit: field.choice(['percent', 'amount']),
    when: field.choice(depositTimes),
    /** After signing. */
    days: field.amount
      .refine((days) => days === null || days <= maxDays, 'Enter 3,650 days or fewer')
      .optional()
      .transform((days) => days ?? null),
    date: spareDay,
    /** The title of a milestone. */
    milestone: field.text,
  })
  .superRefine(requireWhen);

/** What is paid when before completion, and how far the building is. */
const timelineSchema = z
  .object({
    deposits: z.array(depositSchema).default([]),
    depositNote: field.text,
    milestones: z.array(milestoneSchema).default([]),
    milestoneNote: field.text,
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

/** What a project holds: an object, or its JSON text. */
export const timeline = z.preprocess((given) => jsonValue(given) ?? noTimeline, timelineSchema);

/** The timeline of a row, as text or parsed. What no form would have let through is left out. */
export function readTimeline(stored: unknown): Timeline {
  const given = Object(jsonValue(stored)) as Record<string, unknown>;
  const whole = timelineSchema.safeParse(given);
  if (whole.success) return whole.data;
  return {
    deposits: validIn(depositSchema, given['deposits']),
    depositNote: noteIn(given['depositNote']),
    milestones: validIn(milestoneSchema, given['milestones']),
    milestoneNote: noteIn(given['milestoneNote']),
  };
}

export function hasTimeline({ deposits, depositNote, milestones, milestoneNote }: Timeline) {
  return (
    deposits.length > 0 || milestones.length > 0 || depositNote !== null || milestoneNote !== null
  );
}

const needs = {
  signing: undefined,
  days: 'Enter how many days',
  date: 'Enter the day',
  milestone: 'Choose a milestone',
} as const;

function requireWhen(
  deposit: { when: (typeof depositTimes)[number] } & Record<'days' | 'date' | 'milestone', unknown>,
  context: z.RefinementCtx,
) {
  const { when } = deposit;
  if (when === 'signing' || deposit[when] !== null) return;
  context.addIssue({ code: 'custom', path: [when], message: needs[when] });
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
    const message = 'The deposits come to more than 100 per cent.';
    context.addIssue({ code: 'custom', path: ['deposits', index, 'value'], message });
  });
}

function validIn<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema>[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((row) => {
    const { success, data } = schema.safeParse(row);
    return success ? [data] : [];
  });
}

function noteIn(given: unknown) {
  return typeof given === 'string' ? given : null;
}
