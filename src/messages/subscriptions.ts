import { ownMessages } from '#languages';
import { subscriptions } from './en/subscriptions.ts';

/** The messages of subscriptions: the forms, a reader's own page and the foot of the emails. */
export function subscriptionMessages(): typeof subscriptions {
  return ownMessages('subscriptions') ?? subscriptions;
}
