import { z } from 'zod';
import { truncate } from '../../lib/text/truncate.ts';
import { actorName } from '../../model/actors.ts';
import { refusalFromIssues } from '../../model/record.ts';
import type { Member } from '../../model/rights.ts';
import { Problem, type ProblemKind } from '../api/problem.ts';
import type { AssistantScope } from './assistant.ts';
import { handlerFor, NotFound, NotOwn, type Handled } from '../../platform/actions.ts';
import { hashedUuid } from '../../platform/database/hashed-uuid.ts';

/** An action of the back office, whose right a tool needs. */
export type CalledAction = Handled & { input: z.ZodType };

/** The actions that tools call, besides those of the nouns. None of them publishes, sends or deletes. */
export type AssistantActions = Record<
  | 'search'
  | 'attention'
  | 'images'
  | 'files'
  | 'enquiries'
  | 'enquiry'
  | 'translation'
  | 'translate'
  | 'note'
  | 'notes'
  | 'preview',
  CalledAction
>;

export type Caller = {
  keyId: string;
  /** The member that the assistant acts for, whose email is the actor of the assistant. */
  member: Member & { person: string };
  actions: AssistantActions;
};

type Declared<Schema extends z.ZodObject> = {
  description: string;
  input: Schema;
  run: (input: z.output<Schema>, caller: Caller) => Promise<object>;
};

export type Tool = Declared<z.ZodObject> & {
  name: string;
  /** All of them are needed. */
  scopes: readonly AssistantScope[];
};

/** Types a tool by its schema. */
export function tool<Schema extends z.ZodObject>(declared: Declared<Schema>) {
  return declared as unknown as Declared<z.ZodObject>;
}

/** Tools by their names, with the scopes that each needs. */
export function toolsWith(
  scopes: readonly AssistantScope[],
  declared: Record<string, Declared<z.ZodObject>>,
): Tool[] {
  return Object.entries(declared).map(([name, one]) => ({ name, scopes, ...one }));
}

/** The same call with the same id is answered as the first time. */
export const callId = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'Use 1 to 100 visible ASCII characters')
  .describe('An id that you choose for this call. Repeat it only to repeat the same call.');

/** Why a tool did nothing, for the assistant. */
export function refusal(kind: ProblemKind, detail: string, more: object = {}) {
  return new Problem(kind, { detail, more });
}

export function missing() {
  return refusal('missing', 'There is nothing with this id that you may open.');
}

const maxErrors = 50;

/** Names what is not valid, up to 50 of it. Paths and messages may quote what was sent. */
export function invalid(errors: Record<string, string>) {
  const all = Object.entries(errors);
  const named = all
    .slice(0, maxErrors)
    .map(([path, message]) => [truncate(path, 500), truncate(message, 200)]);
  const left = all.length - named.length;
  const more = left > 0 && { more: `${left} more are not valid. Correct these first.` };
  return refusal('invalid', 'Some values are not valid.', {
    errors: Object.fromEntries(named),
    ...more,
  });
}

/** Calls an action of the back office with the rights of the member. */
export async function callAction<Answer>(
  { member }: Pick<Caller, 'member'>,
  action: CalledAction,
  input?: unknown,
) {
  const run = handlerFor(action, member);
  if (!run) throw refusal('forbidden', 'The role of the person you act for does not allow this.');
  const { data, error } = action.input.safeParse(input);
  if (error) throw invalid(refusalFromIssues(error).fields);
  try {
    return (await run(data)) as Answer;
  } catch (cause) {
    if (cause instanceof NotOwn || cause instanceof NotFound) throw missing();
    throw cause;
  }
}

/** Who saved something, without telling of colleagues. */
export function authorFor({ member }: Pick<Caller, 'member'>, savedBy: string) {
  if (savedBy === member.person) return 'the person you act for';
  if (savedBy === member.email) return 'you';
  return savedBy.startsWith('@') ? actorName(savedBy) : 'a colleague';
}

/** A UUID that is the same for a repeated call. */
export function callUuid({ keyId }: Pick<Caller, 'keyId'>, call: string) {
  return hashedUuid(`assistant ${keyId} ${call}`);
}
