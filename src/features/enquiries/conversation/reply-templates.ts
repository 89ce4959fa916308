import { z } from 'zod';
import * as field from '../../../model/fields.ts';
import { unnamedOwner } from '../../../model/actors.ts';
import { fillPlaceholders } from '../../../lib/text/placeholder-text.ts';
import { htmlOfText } from '../../../lib/html/html-text.ts';
import { isFamilyNameFirst, splitName } from '../../../lib/text/person-name.ts';
import { sitePlaceholders } from '../../../site/placeholders.ts';
import type { InboxSettings } from '../../../site/settings/inbox.ts';
import { settings } from '../../../site/settings/settings.ts';
import { formatEnquiryAnswer } from '../enquiry.ts';
import { enquiryTopic, type InboxEnquiry, type ThreadMessage } from '../inbox/enquiry-inbox.ts';
import { replySubject } from './enquiry-message.ts';

type ReplyTemplate = InboxSettings['templates'][number];

/** The templates of replies, with the facts of the company in the language that is running. */
export function listReplyTemplates(): ReplyTemplate[] {
  return settings().desk.templates.map(({ name, subject, text }) => ({
    name,
    subject: fillPlaceholders(subject, sitePlaceholders()),
    text: fillPlaceholders(text, sitePlaceholders()),
  }));
}

/** The name that signs the replies of a member. */
export const signatureSchema = z.object({
  name: field.line.max(80, 'Use 80 characters or fewer'),
});

/** True for a template that the member signs, while their account has no name of a person. */
export function needsSignature({ subject, text }: ReplyTemplate, member: string) {
  const isUnnamed = ['', unnamedOwner].includes(member.trim());
  return isUnnamed && `${subject} ${text}`.includes('{member}');
}

type Answered = Pick<InboxEnquiry, 'name' | 'aboutName' | 'answers' | 'consentLanguage'>;

/**
 * Fills a template's placeholders. `member` is the name of the member who replies. Nobody is called by their first name alone
 * where the family name comes first: 山田太郎様.
 */
export function filledTemplate(
  { subject, text }: ReplyTemplate,
  enquiry: Answered,
  member: string,
) {
  const { name, aboutName, answers, consentLanguage } = enquiry;
  const firstName = isFamilyNameFirst(consentLanguage || settings().language.locale)
    ? name
    : (answers['firstName'] ?? (splitName(name).firstName || name));
  const facts = [
    { name: 'name', value: name },
    { name: 'firstName', value: firstName },
    { name: 'about', value: aboutName ?? settings().company.name },
    { name: 'member', value: member },
  ];
  return {
    subject: fillPlaceholders(subject, facts),
    html: htmlOfText(fillPlaceholders(text, facts)),
  };
}

/** The subject of the latest message, or that the visitor chose. Skips automatic mails, because nobody reads replies to them. */
export function firstSubject(enquiry: InboxEnquiry, messages: readonly ThreadMessage[]) {
  const last = messages.findLast(
    ({ enquiryId, isAutomatic }) => enquiryId === enquiry.id && isAutomatic === 0,
  );
  const { subject } = enquiry.answers;
  const chosen = subject && formatEnquiryAnswer(enquiry.form, 'subject', subject);
  return replySubject(last?.subject ?? (chosen || enquiryTopic(enquiry)));
}
