import type { EmailContent } from '../../site/emails/email-content.ts';
import { renderEmail } from '../../site/emails/render-email.ts';

/** The parts of an email that begins with its subject. */
export function emailBodies(subject: string, parts: Omit<EmailContent, 'preview' | 'heading'>) {
  const content = { preview: subject, heading: subject, ...parts };
  return { subject, ...renderEmail(content) };
}
