/** What other systems can be told of, with what the screen calls it. */
export const webhookEvents = {
  'enquiry.created': 'New enquiry',
  'enquiry.updated': 'Enquiry changed',
  'viewing.booked': 'Viewing booked',
  'viewing.changed': 'Viewing changed',
  'viewing.cancelled': 'Viewing cancelled',
  'viewing.attended': 'Viewing attended',
  'consent.withdrawn': 'Consent withdrawn',
  'subscriber.confirmed': 'Subscriber confirmed',
  'subscriber.withdrawn': 'Subscriber withdrawn',
  'record.published': 'Published',
  'record.unpublished': 'Unpublished',
  'home.changed': 'Home changed',
  'person.erased': 'Person erased',
} as const;

export type WebhookEventType = keyof typeof webhookEvents;

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[];

/** Sent on request, to one webhook. */
export const testEventType = 'webhook.test';

/** What several events are about. Those of one subject are sent in order. */
export function enquirySubjectKey(id: string) {
  return `enquiry:${id}`;
}

export function subscriptionSubjectKey(id: string) {
  return `subscription:${id}`;
}

export type RaisedEvent = {
  type: WebhookEventType;
  /** See {@link enquirySubjectKey}. */
  subject: string;
  data: object;
};
