import { renderEmailText, type EmailContent } from './email-content.ts';
import { renderEmailHtml } from './EmailPage.tsx';

/** An email for programs that show HTML, and for those that show text alone. */
export function renderEmail(content: EmailContent) {
  return { bodyText: renderEmailText(content), bodyHtml: renderEmailHtml(content) };
}

/** Tells a member of the team something that needs no answer. */
export function noticeTo(recipient: string, subject: string, content: EmailContent) {
  const address = { enquiryId: null, recipient, replyTo: null };
  return { ...address, kind: 'notice' as const, subject, ...renderEmail(content) };
}
