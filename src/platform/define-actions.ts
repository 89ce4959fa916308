import { ActionError, defineAction, type ActionAPIContext, type ActionClient } from 'astro:actions';
import type { z } from 'zod';
import { refusalOf, type Refusal } from '../lib/record.ts';
import { withoutNul } from '../lib/without-nul.ts';
import type { AdminAction } from './actions.ts';
import { findSession } from './auth.ts';
import { log } from './log.ts';

type Group = Record<string, AdminAction<z.ZodType, unknown>>;

type Defined<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends {
    run: (...input: never[]) => Promise<infer Answer>;
  }
    ? ActionClient<Answer | Refusal, undefined, undefined>
    : never;
};

/** The actions of each group as Astro serves them. */
export function defineActions<Groups extends Record<string, object>>(groups: Groups) {
  const defined: unknown = mapped(groups, (actions) => mapped(actions as Group, define));
  return defined as { [Name in keyof Groups]: Defined<Groups[Name]> };
}

function mapped<Value, Made>(record: Record<string, Value>, make: (value: Value) => Made) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));
}

/**
 * Asks for the session before it looks at the input. Input that breaks the schema is answered as
 * `{ outcome: 'refused', fields }`, and what goes wrong is logged once.
 */
function define({ input: schema, run, otherwise }: AdminAction<z.ZodType, unknown>) {
  return defineAction({
    handler: async (input: unknown, context: ActionAPIContext) => {
      const session = await sessionOf(context, otherwise);
      const parsed = schema.safeParse(input);
      if (!parsed.success) return refusalOf(parsed.error);
      try {
        return await run(withoutNul(parsed.data), session.user.email);
      } catch (cause) {
        log.error(otherwise, cause);
        throw new ActionError({ code: 'INTERNAL_SERVER_ERROR', message: otherwise });
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
