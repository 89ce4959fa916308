import { subscriptionMessages } from '../../messages/subscriptions.ts';

/** The link at the foot that unsubscribes. */
export function leavingLink(url: string) {
  const { leave: label, inOneClick: note } = subscriptionMessages().emails;
  return { label, url, note };
}
