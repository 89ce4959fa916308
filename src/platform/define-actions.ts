import { ActionError, defineAction, type ActionAPIContext } from 'astro:actions';
import type { z } from 'zod';
import { notForYourRole } from '../model/rights.ts';
import { refusalFromIssues, type Action, type Refusal } from '../model/record.ts';
import { withoutNul } from '../lib/text/without-nul.ts';
import { withConsent, type AddressOf } from './consent.ts';
import { handlerFor, NotFound, NotOwn, type AdminAction } from './actions.ts';
import { logForbidden } from './accounts/activity.ts';
import { findSession } from './accounts/auth.ts';
import { isUnavailable } from './database/connection.ts';
import { log } from './observability/log.ts';

type Group = Record<string, AdminAction<z.ZodType, unknown>>;

type ActionClients<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends {
    input: infer Input extends z.ZodType;
    run: (...input: never[]) => Promise<infer Answer>;
  }
    ? Action<z.input<Input>, Answer | Refusal>
    : never;
};

/** Turns the actions of each group into Astro actions. */
export function defineActions<Groups extends Record<string, object>>(
  groups: Groups,
  addressOf: AddressOf,
) {
  const clients: unknown = mapValues(groups, (actions, group) =>
    mapValues(actions as Group, (action, name) => define(action, `${group}.${name}`, addressOf)),
  );
  return clients as { [Name in keyof Groups]: ActionClients<Groups[Name]> };
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  make: (value: Value, name: string) => Result,
) {
  const entries = Object.entries(record).map(([name, value]) => [name, make(value, name)]);
  return Object.fromEntries(entries) as Record<string, Result>;
}

/**
 * Checks the session and the right before it reads the input. Invalid input is answered with
 * `{ outcome: 'refused', fields }`, and a change that needs consent with a question. Unexpected errors are logged once.
 */
function define(action: AdminAction<z.ZodType, unknown>, name: string, addressOf: AddressOf) {
  const { input: schema, errorMessage } = action;
  return defineAction({
    handler: async (input: unknown, context: ActionAPIContext) => {
      const { user } = await requireSession(context, errorMessage);
      const run = handlerFor(action, user);
      if (!run) throw forbiddenError(user.email, name);
      try {
        return await withConsent(input, { member: user, addressOf }, async (asked) => {
          const { data, error } = schema.safeParse(asked);
          return error ? refusalFromIssues(error) : run(withoutNul(data));
        });
      } catch (cause) {
        if (cause instanceof NotOwn) throw forbiddenError(user.email, name);
        if (cause instanceof NotFound) throw notFoundError(errorMessage);
        throw actionError(errorMessage, cause);
      }
    },
  });
}

function forbiddenError(email: string, action: string) {
  logForbidden(email, action);
  return new ActionError({ code: 'FORBIDDEN', message: notForYourRole });
}

function notFoundError(errorMessage: string) {
  return new ActionError({ code: 'NOT_FOUND', message: errorMessage });
}

/** The status lets load balancers and graphs tell a lost database from a bug. */
function actionError(errorMessage: string, cause: unknown) {
  log.error(errorMessage, cause);
  const code = isUnavailable(cause) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  return new ActionError({ code, message: errorMessage });
}

async function requireSession(context: ActionAPIContext, errorMessage: string) {
  const session = await findSession(context.request.headers).catch((cause: unknown) => {
    throw actionError(errorMessage, cause);
  });
  if (!session)
    throw new ActionError({ code: 'UNAUTHORIZED', message: 'You have been signed out.' });
  return session;
}
