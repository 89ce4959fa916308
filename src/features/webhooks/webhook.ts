import { z } from 'zod';
import { withHttps } from '../../lib/web/with-https.ts';
import { isPrivateName } from '../../lib/web/web-host.ts';
import * as field from '../../model/fields.ts';
import { maxRevision } from '../../model/record.ts';
import {
  webhookEventTypes,
  type testEventType,
  type WebhookEventType,
} from '../../model/webhook-event.ts';

export const maxWebhooks = 20;

const wrongUrl = 'Enter a full URL starting with https://';
export const notPublicUrl = 'Enter a URL that can be reached from the internet';

/** The editable fields of a webhook. */
export const webhookSchema = z.object({
  name: field.line.max(80, 'Use 80 characters or fewer'),
  url: field.line
    .overwrite(withHttps)
    .max(1_000, 'This is too long.')
    .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', {
      error: wrongUrl,
      abort: true,
    })
    .refine((text) => !isPrivateName(new URL(text).hostname), { error: notPublicUrl, abort: true })
    .refine((text) => !new URL(text).username && !new URL(text).password, {
      error: 'Enter a URL without a user name and password',
    }),
  events: z
    .array(z.enum(webhookEventTypes), { error: 'Choose at least one event' })
    .min(1, 'Choose at least one event'),
});

export type WebhookInput = z.output<typeof webhookSchema>;

/** The browser makes the id of a new one where it can, so that a save can be repeated. */
export const webhookRequest = webhookSchema.extend({
  id: z.uuid().optional(),
  revision: z.number().int().min(1).max(maxRevision).optional(),
});

export type WebhookRequest = z.output<typeof webhookRequest>;

/** A webhook in the list. */
export type ListedWebhook = WebhookInput & {
  id: string;
  revision: number;
  isEnabled: boolean;
  /** Why the site switched it off. */
  stopped: { at: string; reason: string } | undefined;
  /** While it fails: since when, and when it is tried next. */
  failing: { since: string; nextAt: string | null } | undefined;
  lastSentAt: string | undefined;
  waiting: number;
  deliveries: number;
  /** Until then its earlier secret signs, too. */
  overlapUntil: string | undefined;
};

type DeliveryState = 'waiting' | 'sent' | 'failed' | 'erased';

/** A delivery in the log. */
export type ListedDelivery = {
  id: string;
  type: WebhookEventType | typeof testEventType;
  state: DeliveryState;
  queuedAt: string;
  nextTryAt: string;
  status: number | null;
  fault: string | null;
  tookMs: number | null;
  tries: number;
};

/** Part of the log, the latest first. */
export type DeliveryPage = { deliveries: ListedDelivery[]; hasMore: boolean };

/** What was sent and answered. */
export type OpenedDelivery = {
  eventId: string;
  url: string;
  /** Null after its person was erased. */
  body: string | null;
  attempts: {
    id: string;
    attemptedAt: string;
    tookMs: number;
    status: number | null;
    fault: string | null;
    answer: string;
    headers: Record<string, string>;
  }[];
};

/** A saved webhook. The secret of a new one is shown once. */
export type SavedWebhook = { outcome: 'done'; secret: string | undefined };

/** A new secret, and of which webhook. */
export type NewSecret = { name: string; secret: string; isReplaced: boolean };

export const webhooksKey = ['webhooks'] as const;

export const webhookErrors = {
  fetch: 'Failed to fetch webhooks',
  save: 'Failed to save the webhook. Please try again.',
  secret: 'Failed to replace the secret. Please try again.',
  delete: 'Failed to delete the webhook. Please try again.',
  send: 'Failed to send. Please try again.',
} as const;

/** `200`, `No answer in 10 s`, or when it is sent. */
export function answerText({
  state,
  status,
  fault,
}: Pick<ListedDelivery, 'state' | 'status' | 'fault'>) {
  if (status !== null) return fault ? `${status} ${fault}` : String(status);
  if (fault !== null) return fault;
  if (state === 'erased') return 'Erased before it was sent';
  return state === 'waiting' ? 'Waiting' : 'Not sent';
}

/** `0.3 s` */
export function tookText(tookMs: number | null) {
  return tookMs === null ? '' : `${(tookMs / 1_000).toFixed(1)} s`;
}
