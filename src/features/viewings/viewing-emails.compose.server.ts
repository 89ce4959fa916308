import { inLine, inText } from '../../lib/text/in-line.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  languageOfForm,
  runInFormLanguage,
  runInLanguage,
} from '../../platform/languages/page-language.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { env } from '../../platform/env/env.ts';
import { paths } from '../../site/paths.ts';
import { receiptMessages } from '../../messages/receipt.ts';
import { viewingMessages } from '../../messages/viewings.ts';
import { emailSignature } from '../places/lines.ts';
import { findSeller } from '../sellers.server.ts';
import { takesViewings } from './open-project.server.ts';
import { emailBodies } from './viewing-emails.ts';
import { stateLabels, viewingDetails } from './viewing.ts';
import { dayAndTime } from './viewing-texts.ts';
import {
  readViewingFacts,
  viewingCalendar,
  viewingLines,
  type ViewedEnquiry,
  type FoundViewing,
} from './viewing-facts.compose.server.ts';

/**
 * `again`: it was cancelled and is booked once more. `clocks`: the zone's rules have changed, the local time has not.
 * `tooMany`: another viewing was refused.
 */
type Occasion = 'booked' | 'again' | 'changed' | 'clocks' | 'cancelled' | 'reminder' | 'tooMany';

/** The email that tells the visitor. Undefined for who left no address. */
export async function viewingEmail(
  tx: Transaction,
  enquiry: ViewedEnquiry,
  occasion: Occasion,
  /** The time before a change. */
  before?: string | null,
): Promise<OutgoingEmail | undefined> {
  if (enquiry.email === '') return undefined;
  const seller = await findSeller(tx, enquiry.aboutId, languageOfForm(enquiry));
  return runInFormLanguage(enquiry, async () => {
    const found = await readViewingFacts(tx, enquiry);
    if (!found) return undefined;
    const isOpen = occasion !== 'cancelled' || (await takesViewings(tx, enquiry.aboutId));
    const { subject, texts } = occasionTexts(found, occasion, { before, isOpen });
    const isUnchanged = occasion === 'reminder' || occasion === 'tooMany';
    const calendar = isUnchanged ? undefined : viewingCalendar(found);
    return {
      enquiryId: enquiry.id,
      // Of confirmations an address gets three a day, as a form can name anybody's.
      kind: occasion === 'booked' ? 'confirmation' : 'notice',
      purpose: occasion === 'reminder' ? 'reminder' : null,
      recipient: enquiry.email,
      replyTo: found.facts.host.email,
      calendar: calendar ?? null,
      ...emailBodies(subject, {
        paragraphs: [receiptMessages().salutation ?? '', ...texts].filter(Boolean),
        lines: viewingLines(found.facts),
        ...(occasion !== 'cancelled' && {
          button: { label: viewingMessages().emails.open, url: found.url },
        }),
        seller: emailSignature(seller),
        isToVisitor: true,
      }),
    };
  });
}

function occasionTexts(
  { details, facts: { project, time, host } }: FoundViewing,
  occasion: Occasion,
  { before, isOpen }: { before: string | null | undefined; isOpen: boolean },
) {
  const { emails, asked } = viewingMessages();
  if (!time && occasion === 'cancelled')
    return { subject: emails.withdrawn(project), texts: [emails.withdrawnText] };
  const text = occasion === 'tooMany' ? emails.tooMany : asked.text(host.name);
  if (!time) return { subject: emails.asked(project), texts: [text] };
  const at = dayAndTime(details.zone, time.at);
  const word = details.word ? [details.word] : [];
  const moved = before ? emails.changedText(dayAndTime(details.zone, before)) : emails.bookedText;
  const booked = { subject: emails.booked(project, at), texts: [emails.bookedText, ...word] };
  return {
    booked,
    again: booked,
    cancelled: {
      subject: emails.cancelled(project, at),
      texts: [inText([emails.cancelledText, isOpen && emails.chooseAgain]), ...word],
    },
    reminder: { subject: emails.reminder(project, at), texts: [emails.reminderText] },
    tooMany: { subject: emails.booked(project, at), texts: [emails.tooMany] },
    clocks: { subject: emails.changed(project, at), texts: [emails.clocks] },
    changed: { subject: emails.changed(project, at), texts: [moved, ...word] },
  }[occasion];
}

/** Tells the host, in the language of the team, what the visitor did. Without a name for who is erased. */
export async function hostNotice(
  tx: Transaction,
  enquiry: ViewedEnquiry,
  did: string,
): Promise<OutgoingEmail | undefined> {
  return runInLanguage(undefined, async () => {
    const { facts } = (await readViewingFacts(tx, enquiry)) ?? {};
    if (!facts) return undefined;
    const subject = `${did}: ${inLine([enquiry.name, facts.project])}`;
    return {
      enquiryId: enquiry.id,
      kind: 'notice',
      recipient: facts.host.email,
      replyTo: enquiry.email || null,
      ...emailBodies(subject, {
        paragraphs: [],
        lines: [noticeLine(enquiry)],
        ...(enquiry.name && {
          button: {
            label: 'Open enquiry',
            url: new URL(paths.adminEnquiry(enquiry.id), env.siteUrl).href,
          },
        }),
      }),
    };
  });
}

/** The line of a notice to the team. */
export function noticeLine(
  enquiry: Pick<ViewedEnquiry, 'viewingAt' | 'viewingState' | 'viewingDetails'>,
) {
  const details = viewingDetails(enquiry);
  const { viewingAt, viewingState } = enquiry;
  const text = runInLanguage(undefined, () =>
    viewingAt !== null && details
      ? dayAndTime(details.zone, viewingAt)
      : [stateLabels[viewingState ?? 'asked'], details?.wish].filter(Boolean).join(': '),
  );
  return { label: 'Viewing', text };
}
