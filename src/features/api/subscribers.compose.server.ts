import type { APIContext } from 'astro';
import { z } from 'zod';
import { keyActor } from '../../model/actors.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { day, email, line } from '../../model/fields.ts';
import { refusalFromIssues } from '../../model/record.ts';
import { logActivity } from '../../platform/activity.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { consume, serialized } from '../../platform/http/limits.ts';
import { wakeMailer } from '../../platform/mail/outbox.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { subscriberEvent } from '../../records/subscriber-events.server.ts';
import { officeToday } from '../../site/office-today.ts';
import { endedDays } from '../subscriptions/expired-subscriptions.compose.server.ts';
import { addOrInvite } from '../subscriptions/invitations.compose.server.ts';
import { consentProof } from '../subscriptions/listed-people.compose.server.ts';
import { subscriberEventSchema } from '../subscriptions/subscriber-event.ts';
import {
  subscriptionKinds,
  type ReaderRow,
  type SubscriptionRow,
} from '../subscriptions/subscription.ts';
import { listSchema } from './content-schemas.ts';
import type { ApiCall } from './endpoint.server.ts';
import { languageField, localeFor } from './enquiries.compose.server.ts';
import type { ValidKey } from './keys/api-keys.server.ts';
import { limitedProblem, Problem } from './problem.ts';
import { readCursor } from './read-language.server.ts';

const onAPage = 200;
/** People who get an email from us without having asked for it here. */
const invitationsADay = 200;

const states = ['confirmed', 'paused', 'ended'] as const;

export const subscriberSchema = subscriberEventSchema
  .extend({
    state: z.enum(states),
    isMuted: z.boolean().meta({
      description: 'True if emails came back or were marked as spam, so that none are sent',
    }),
  })
  .meta({ id: 'Subscriber' });

export const subscribersSchema = listSchema(subscriberSchema).omit({ page: true, pages: true });

export const subscriberFilterSchema = z.strictObject({
  state: z.enum(states).optional(),
  kind: z.enum(subscriptionKinds).optional(),
  email: email.optional(),
});

export const newSubscriberSchema = z
  .strictObject({
    name: line.max(200, 'Use 200 characters or fewer'),
    email,
    language: languageField.meta({ description: 'Of the emails and of the consent' }),
    source: line.max(200, 'Use 200 characters or fewer').meta({
      description:
        'Where the person is from, such as `Open house`; with a consent, where it was given',
    }),
    consent: z
      .strictObject({
        text: line
          .max(5_000, 'Use 5,000 characters or fewer')
          .meta({ description: 'The sentence that the person agreed to' }),
        day: day
          .refine((chosen) => chosen <= officeToday(), 'This day is in the future')
          .meta({ description: 'On which they did, such as `2026-02-03`' }),
      })
      .optional()
      .meta({ description: 'What proves a consent. Without it the person is invited to confirm.' }),
  })
  .meta({ id: 'NewSubscriber' });

export const addedSubscriberSchema = z
  .object({
    id: z.uuid(),
    state: z
      .enum(['asked', ...states])
      .meta({ description: '`asked`: nothing is sent before the person has confirmed' }),
  })
  .meta({ id: 'AddedSubscriber' });

/** Subscriptions by id, each reading of which is in the activity. */
export async function listApiSubscribers({ url, request }: APIContext, key: ValidKey) {
  const { after: _after, ...filter } = Object.fromEntries(url.searchParams);
  const { data, error } = subscriberFilterSchema.safeParse(filter);
  if (error) throw new Problem('invalid', { errors: refusalFromIssues(error).fields });
  const { email: address, ...chosen } = data;
  const known = selectKnown(address ? { ...chosen, emailFolded: address.toLowerCase() } : chosen);
  const { total } = await known
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withMuted(known)
    .where('subscriptions.id', '>', readCursor(url)?.id ?? '')
    .orderBy('subscriptions.id')
    .limit(onAPage + 1)
    .execute();
  const items = rows.slice(0, onAPage);
  await logReading(request, key, items.length);
  const last = rows.length > onAPage ? items.at(-1) : undefined;
  const next = new URL(url);
  next.searchParams.set('after', `.${last?.id}`);
  return { items: items.map(subscriber), total: Number(total), next: last ? next.href : null };
}

export async function findApiSubscriber({ params, request }: APIContext, key: ValidKey) {
  const row = await withMuted(selectKnown({ id: params['id'] ?? '' })).executeTakeFirst();
  if (!row) return undefined;
  await logReading(request, key, 1);
  return subscriber(row);
}

/** Other systems are not told of an address that was not confirmed, nor of what ended a while ago. */
function selectKnown(only: Partial<SubscriptionRow>) {
  const before = new Date(Date.now() - endedDays * dayMs).toISOString();
  return db
    .selectFrom('subscriptions')
    .where('confirmedAt', 'is not', null)
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', before)]))
    .where((eb) => eb.and(only));
}

function withMuted(known: ReturnType<typeof selectKnown>) {
  return known
    .leftJoin('readers', 'readers.personKey', 'subscriptions.personKey')
    .selectAll('subscriptions')
    .select('readers.mutedAt');
}

function subscriber(row: SubscriptionRow & Pick<ReaderRow, 'mutedAt'>) {
  return { ...subscriberEvent(row), state: row.state, isMuted: row.mutedAt !== null };
}

/** The answer to HEAD has nobody's data. */
async function logReading({ method }: Request, { name }: ValidKey, count: number) {
  if (method === 'HEAD') return;
  const entry = { kind: 'connections', act: 'read', detail: String(count) } as const;
  await logActivity(db, { actor: keyActor(name), ...entry });
}

/** Puts a person on the list as an import does, or invites them. Who is on it stays as they are. */
export async function addApiSubscriber(
  { consent, language, ...person }: z.output<typeof newSubscriberSchema>,
  { key }: ApiCall,
) {
  const locale = localeFor(language);
  const proof =
    consent && consentProof({ sentence: consent.text, language: locale, day: consent.day });
  const work = async (tx: Transaction) => {
    const asked = { ...person, language: locale, proof };
    const { id, state, isInvited } = await addOrInvite(tx, asked, keyActor(key.name));
    if (isInvited) await countInvitation(tx, key);
    return { id, state };
  };
  try {
    const body = await (consent ? inTransaction : serialized)(work);
    wakeMailer();
    return { status: 200, body };
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    throw new Problem('invalid', { errors: cause.fields });
  }
}

/** Throws a `Problem`, which undoes the invitation, for a key that invites too many. */
async function countInvitation(tx: Transaction, { id }: ValidKey, now = new Date()) {
  const limit = { bucket: `api:invitations:${id}`, tries: invitationsADay, withinMs: dayMs };
  const { tryAgainAt } = await consume(tx, [limit], now);
  if (tryAgainAt) throw limitedProblem(tryAgainAt, now);
}
