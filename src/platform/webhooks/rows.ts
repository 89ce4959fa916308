import type { testEventType, WebhookEventType } from '../../model/webhook-event.ts';

/** An endpoint of another system. */
export type WebhookRow = {
  id: string;
  name: string;
  url: string;
  /** Its event types as a JSON list. */
  events: string;
  /** Sealed with the secret of the site. */
  secret: string;
  /** The secret before the last change, which also signs until then. */
  formerSecret: string | null;
  formerUntil: string | null;
  isEnabled: 0 | 1;
  /** Failed attempts since the last success. */
  failures: number;
  failingSince: string | null;
  /** A failing endpoint gets nothing until then. */
  heldUntil: string | null;
  /** When the site switched it off. */
  stoppedAt: string | null;
  stoppedReason: string | null;
  revision: number;
  createdAt: string;
  updatedAt: string;
};

export type WebhookEventRow = {
  /** The `webhook-id`, by which receivers recognise doubles. */
  id: string;
  type: WebhookEventType | typeof testEventType;
  subject: string;
  /** Increases within a subject. */
  number: number;
  /** The JSON that is sent. Null after its person was erased. */
  body: string | null;
  createdAt: string;
};

/** One event for one webhook. */
export type WebhookDeliveryRow = {
  id: string;
  webhookId: string;
  eventId: string;
  subject: string;
  number: number;
  state: 'waiting' | 'sent' | 'failed' | 'erased';
  tries: number;
  nextTryAt: string;
  /** Until this time one instance is sending it. */
  leaseUntil: string | null;
  /** The status of the last answer; null without one. */
  status: number | null;
  /** Why the last attempt failed. */
  fault: string | null;
  tookMs: number | null;
  /** The time it was queued, for the first time or again by hand. */
  queuedAt: string;
  sentAt: string | null;
};

export type WebhookAttemptRow = {
  id: string;
  deliveryId: string;
  attemptedAt: string;
  tookMs: number;
  /** The headers of the request as JSON. */
  headers: string;
  status: number | null;
  fault: string | null;
  /** The start of the body of the answer. */
  answer: string;
};
