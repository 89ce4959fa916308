import { subscriptionMessages } from '../../messages/subscriptions.ts';

/** The link at the foot that unsubscribes, from all at once if the email is about several. */
export function leavingLink(url: string, isOfSeveral = false) {
  const { own, emails } = subscriptionMessages();
  return { label: isOfSeveral ? own.stopAll : emails.leave, url, note: emails.inOneClick };
}
