import { z } from 'zod';
import type { Member, Right } from '../lib/rights.ts';

/** What actions ask for besides a record's own fields: which record, at which revision, and where it moves. */
export const recordInput = z.object({ id: z.uuid() });
export const revisionInput = recordInput.extend({ revision: z.number().int() });
/** The moment at which a record becomes public, in UTC. */
export const scheduleInput = z.object({
  publishAt: z.iso.datetime({ precision: 3, error: 'Enter a day and a time' }),
  unpublishAt: z.iso
    .datetime({ precision: 3, error: 'Enter a day and a time' })
    .nullable()
    .optional(),
});
const standing = z.object({
  revision: z.number().int(),
  isPublic: z.boolean(),
  hasDraft: z.boolean(),
  wasPublic: z.boolean(),
  publishAt: scheduleInput.shape.publishAt.nullable(),
  unpublishAt: scheduleInput.shape.publishAt.nullable(),
});
/** So many records are changed at once. */
const maxAtOnce = 500;
export const manyInput = z.object({ records: z.array(revisionInput).max(maxAtOnce) });
/** Which records are read whole. */
export const findInput = z.object({ ids: z.array(z.string().max(100)).max(maxAtOnce) });
export const takeBackInput = z.object({
  records: z.array(revisionInput.extend({ before: standing.nullable() })).max(maxAtOnce),
});
export const duplicateInput = recordInput.extend({ newId: z.uuid().optional() });
export const moveInput = z.union([
  recordInput.extend({ direction: z.enum(['up', 'down']) }),
  recordInput.extend({ position: z.number().int().min(0) }),
]);

type ActionOfRight<Schema extends z.ZodType, Answer> = {
  input: Schema;
  /** Gets what the schema made of the input, and the e-mail of who is signed in. */
  run: (input: z.output<Schema>, editor: string, member: Member) => Promise<Answer>;
  /** In place of `run` for who has the right to what is their own: without it they are refused. */
  own?: ((input: z.output<Schema>, member: Member) => Promise<Answer>) | undefined;
  /** What the user reads when anything unexpected happens. */
  errorMessage: string;
};

export type AdminAction<Schema extends z.ZodType, Answer> = ActionOfRight<Schema, Answer> & {
  right: Right;
};

/** What belongs to somebody else is asked for. */
export class NotOwn extends Error {}

/** Makes actions for the signed-in who have this right, as `defineActions` serves them. */
export function actionsFor(right: Right) {
  return <Schema extends z.ZodType, Answer>(
    action: ActionOfRight<Schema, Answer>,
  ): AdminAction<Schema, Answer> => ({ right, ...action });
}
