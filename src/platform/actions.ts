import { ActionError, defineAction, type ActionAPIContext } from 'astro:actions';
import { z } from 'zod';
import { withoutNul } from '../lib/without-nul.ts';
import { findSession } from './auth.ts';
import { log } from './log.ts';
import { refusalOf } from './revisions.ts';

/** What actions ask for besides a record's own fields: which record, at which revision, and where it moves. */
export const recordInput = z.object({ id: z.uuid() });
export const revisionInput = recordInput.extend({ revision: z.number().int() });
export const moveInput = z.union([
  recordInput.extend({ direction: z.enum(['up', 'down']) }),
  recordInput.extend({ position: z.number().int().min(0) }),
]);

type AdminAction<Schema extends z.ZodType, Answer> = {
  input: Schema;
  /** Gets what the schema made of the input, and the e-mail of who is signed in. */
  run: (input: z.output<Schema>, editor: string) => Promise<Answer>;
  /** What the visitor reads when anything unexpected happens. */
  otherwise: string;
};

/**
 * An action for the signed-in. It asks for the session before it looks at the input; input that breaks the
 * schema is answered as `{ outcome: 'refused', fields }`, and what goes wrong is logged once.
 */
export function adminAction<Schema extends z.ZodType, Answer>(action: AdminAction<Schema, Answer>) {
  return defineAction({
    handler: async (input: unknown, context: ActionAPIContext) => {
      const session = await sessionOf(context, action.otherwise);
      const parsed = action.input.safeParse(input);
      if (!parsed.success) return refusalOf(parsed.error);
      try {
        return await action.run(withoutNul(parsed.data), session.user.email);
      } catch (cause) {
        log.error(action.otherwise, cause);
        throw new ActionError({ code: 'INTERNAL_SERVER_ERROR', message: action.otherwise });
      }
    },
  });
}

async function sessionOf(context: ActionAPIContext, otherwise: string) {
  const session = await findSession(context.request.headers).catch((cause: unknown) => {
    log.error(otherwise, cause);
    throw new ActionError({ code: 'INTERNAL_SERVER_ERROR', message: otherwise });
  });
  if (!session)
    throw new ActionError({ code: 'UNAUTHORIZED', message: 'You have been signed out.' });
  return session;
}
