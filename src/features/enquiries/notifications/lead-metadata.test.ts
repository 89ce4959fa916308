import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { enquiryDefaults, type Enquiry } from '../enquiry.ts';
import { newEnquiryEmails } from './enquiry-emails.ts';

const maya: Enquiry = {
  ...enquiryDefaults,
  id: '6a0b6e4e-0000-4000-8000-000000000000',
  form: 'project-interest',
  submissionKey: 'key',
  aboutId: 'kestrel',
  aboutSlug: 'kestrel-house',
  aboutName: 'Kestrel House',
  home: '1204',
  city: 'VANCOUVER',
  reference: 'SOL-7K2M',
  name: 'Maya Chen',
  email: 'maya@chen.example',
  emailFolded: 'maya@chen.example',
  phone: '+1 604 555 0100',
  answers: {
    fullName: 'Maya Chen',
    email: 'maya@chen.example',
    message: 'Is it "free"?\n<b>Yes</b>',
  },
  createdAt: '2026-07-20T12:00:00.000Z',
  updatedAt: '2026-07-20T12:00:00.000Z',
};

test('a CRM that reads lead metadata finds the whole lead in the head of the notification', () => {
  expect(leadIn(notification(maya))).toEqual({
    lead_information_version: '1.0',
    lead_source: 'SOLMERE',
    lead_type: 'Buyer',
    lead_name: 'Maya Chen',
    lead_email: 'maya@chen.example',
    lead_phone: '+1 604 555 0100',
    lead_property_address: '1204, Kestrel House, Vancouver',
    lead_message: 'Is it "free"?\n<b>Yes</b>\nReference: SOL-7K2M',
  });
});

test('the lead has the source that another system gave, and the language if it is another', () => {
  const lead = leadIn(
    notification({ ...maya, source: 'Landing page', consentLanguage: 'fr-CA', reference: null }),
  );
  expect(lead).toMatchObject({
    lead_source: 'Landing page',
    lead_message: 'Is it "free"?\n<b>Yes</b>\nLanguage: French',
  });
});

test('a message to the office is a lead without a type, and an application is none', () => {
  const contact = leadIn(notification({ ...maya, form: 'contact', aboutName: null, home: null }));
  expect(contact).toMatchObject({ lead_name: 'Maya Chen' });
  expect(Object.keys(contact)).not.toContain('lead_type');
  expect(leadIn(notification({ ...maya, form: 'join' }))).toEqual({});
});

test('the confirmation to the visitor has no lead metadata', () => {
  const confirmation = emails(maya).find(({ kind }) => kind === 'confirmation');
  expect(leadIn(confirmation?.bodyHtml ?? '')).toEqual({});
});

function emails(enquiry: Enquiry) {
  return newEnquiryEmails(enquiry, { siteUrl: new URL('https://www.solmere.example') });
}

function notification(enquiry: Enquiry) {
  return emails(enquiry).find(({ kind }) => kind === 'notice')?.bodyHtml ?? '';
}

/** The meta elements that a CRM reads. */
function leadIn(html: string) {
  const found: Record<string, string> = {};
  const parser = new Parser({
    onopentag(tag, { name = '', content = '' }) {
      if (tag === 'meta' && name.startsWith('lead_')) found[name] = content;
    },
  });
  parser.end(html);
  return found;
}
