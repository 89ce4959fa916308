import type { InboxSettings } from './inbox.ts';

/** The reply templates of a new database. */
export const baseInboxSettings: InboxSettings = {
  replyDays: 1,
  cities: [],
  templates: [
    {
      name: 'First reply',
      subject: 'Your enquiry about {about}',
      text: inParagraphs(
        'Dear {firstName},',
        'Thank you for writing to us about {about}.',
        'Kind regards,\n{member}\n{company}, {office.phone}',
      ),
    },
    {
      name: 'Visit to the gallery',
      subject: 'Visit to the gallery',
      text: inParagraphs(
        'Dear {firstName},',
        'We would be glad to show you the plans at the gallery, {office.address}. It is open {office.days}, {office.times}. Which day would suit you?',
        'Kind regards,\n{member}',
      ),
    },
  ],
};

function inParagraphs(...paragraphs: string[]) {
  return paragraphs.join('\n\n');
}
