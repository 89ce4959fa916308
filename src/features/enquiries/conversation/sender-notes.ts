import type { ThreadMessage } from '../inbox/enquiry-inbox.ts';

type Sender = Pick<ThreadMessage, 'direction' | 'fromAddress' | 'replyTo' | 'namesTeam'>;

/** What staff should know about the sender of a received message before they trust it. */
export function senderNotes({ direction, fromAddress, replyTo, namesTeam }: Sender, email: string) {
  if (direction === 'sent') return [];
  const notes: string[] = [];
  if (namesTeam)
    notes.push(
      'This sender has the name or address of a team member. Senders can be forged: check with them before you act on it.',
    );
  if (!isSame(fromAddress, email)) notes.push(otherAddressNote(fromAddress, replyTo, email));
  else if (replyTo && !isSame(replyTo, email))
    notes.push(`The sender asks for replies to ${replyTo}. Your reply goes to ${email}.`);
  return notes;
}

function otherAddressNote(fromAddress: string, replyTo: string | null | undefined, email: string) {
  if (replyTo && isSame(replyTo, email))
    return `Sent from ${fromAddress}, which asks for replies to ${email}.`;
  const from = fromAddress ? `another address, ${fromAddress}` : 'no address';
  const asked = replyTo ? ` It asks for replies to ${replyTo}.` : '';
  return `Sent from ${from}.${asked}${email ? ` Your reply goes to ${email}.` : ''}`;
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase();
}
