import { renderEmailHtml } from '../../site/emails/EmailPage.tsx';
import { renderEmailText, type EmailContent } from '../../site/emails/email-content.ts';

/** The parts of an email that begins with its subject. */
export function emailBodies(subject: string, parts: Omit<EmailContent, 'preview' | 'heading'>) {
  const content = { preview: subject, heading: subject, ...parts };
  return { subject, bodyText: renderEmailText(content), bodyHtml: renderEmailHtml(content) };
}
