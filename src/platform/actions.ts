import { z } from 'zod';
import { isTimeZone } from '../lib/values/known-names.ts';
import { maxRevision, partSizes } from '../model/record.ts';
import { findExtent, type Member, type Right } from '../model/rights.ts';
import { instantAt } from '../lib/time/zoned-time.ts';

/** The input of actions on a record: its id, its revision and where it moves. */
export const recordInput = z.object({ id: z.uuid() });
export const revisionInput = recordInput.extend({
  revision: z.number().int().min(0).max(maxRevision),
});
const unknownTime = 'Enter a date and time';

const isoTime = z.iso.datetime({ precision: 3, error: unknownTime });

/** A moment, or a day and a time in a time zone. This server's zone data decides which moment that is. */
export const timeInput = z.union(
  [
    isoTime,
    z
      .strictObject({ day: z.string(), time: z.string(), timeZone: z.string().refine(isTimeZone) })
      .transform(({ timeZone, day, time }) => instantAt(timeZone, day, time)?.instant ?? '')
      .pipe(isoTime),
  ],
  { error: unknownTime },
);

/** The times at which a record is published and unpublished, in UTC. */
const scheduleInput = z.object({
  publishAt: timeInput,
  unpublishAt: timeInput.nullable().optional(),
});

/** Reads the times of a schedule, then the input of its record. */
export function scheduleInputSchema<Input>(input: z.ZodType<Input>) {
  return z
    .looseObject(scheduleInput.shape)
    .pipe(z.intersection(input, z.object({ publishAt: isoTime, unpublishAt: isoTime.nullish() })));
}

const maxAtOnce = 500;
export const manyInput = z.object({ records: z.array(revisionInput).max(maxAtOnce) });
/** The ids of the records to read in full. */
export const findInput = z.object({ ids: z.array(z.string().max(100)).max(maxAtOnce) });
export const partInput = z.object({
  from: z.number().int().min(0),
  count: z.number().int().min(1).max(partSizes.most),
});
/** The ids of activity entries. */
export const undoInput = z.object({ ids: z.array(z.string().max(40)).max(maxAtOnce) });
export const duplicateInput = recordInput.extend({ newId: z.uuid().optional() });
export const moveInput = z.union([
  recordInput.extend({ direction: z.enum(['up', 'down']) }),
  recordInput.extend({ position: z.number().int().min(0) }),
]);

type ActionOfRight<Schema extends z.ZodType, Answer> = {
  input: Schema;
  /** Receives the parsed input and the e-mail of the signed-in user. */
  run: (input: z.output<Schema>, editor: string, member: Member) => Promise<Answer>;
  /** Runs for members whose right covers only their own records. Without it they are refused. */
  own?: ((input: z.output<Schema>, member: Member) => Promise<Answer>) | undefined;
  /** The message shown to the user after an unexpected error. */
  errorMessage: string;
};

export type AdminAction<Schema extends z.ZodType, Answer> = ActionOfRight<Schema, Answer> & {
  right: Right;
};

/** The request is for something that does not exist, or no longer. */
export class NotFound extends Error {}

/** The request is for a record that belongs to somebody else. */
export class NotOwn extends Error {}

/** Types actions for signed-in users with this right; `defineActions` serves them. */
export function actionsFor(right: Right) {
  return <Schema extends z.ZodType, Answer>(
    action: ActionOfRight<Schema, Answer>,
  ): AdminAction<Schema, Answer> => ({ right, ...action });
}

/** What `handlerFor` needs of an action. */
export type Handled = {
  right: Right;
  run: (input: never, editor: string, member: Member) => Promise<unknown>;
  own?: ((input: never, member: Member) => Promise<unknown>) | undefined;
};

/** The handler for this member; undefined if the action is not allowed. */
export function handlerFor({ right, run, own }: Handled, member: Member) {
  const extent = findExtent(member.role, right);
  if (extent === 'all') return (input: unknown) => run(input as never, member.email, member);
  return extent === 'own' && own ? (input: unknown) => own(input as never, member) : undefined;
}
