import { z } from 'zod';

/** What actions ask for besides a record's own fields: which record, at which revision, and where it moves. */
export const recordInput = z.object({ id: z.uuid() });
export const revisionInput = recordInput.extend({ revision: z.number().int() });
export const moveInput = z.union([
  recordInput.extend({ direction: z.enum(['up', 'down']) }),
  recordInput.extend({ position: z.number().int().min(0) }),
]);

export type AdminAction<Schema extends z.ZodType, Answer> = {
  input: Schema;
  /** Gets what the schema made of the input, and the e-mail of who is signed in. */
  run: (input: z.output<Schema>, editor: string) => Promise<Answer>;
  /** What the user reads when anything unexpected happens. */
  otherwise: string;
};

/** An action for the signed-in, as `defineActions` serves it. */
export function adminAction<Schema extends z.ZodType, Answer>(action: AdminAction<Schema, Answer>) {
  return action;
}
