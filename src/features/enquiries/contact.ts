import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import { messageField, personFields, select } from './field-declaration.ts';

export const contactForm: EnquiryDeclaration = {
  name: 'contact',
  title: 'Send Us a Message',
  button: 'Send Message',
  trap: 'company-website',
  fields: [
    ...personFields,
    select(
      'subject',
      'Subject',
      [
        { value: 'general', label: 'General Inquiry' },
        { value: 'property', label: 'Property Information' },
        { value: 'investment', label: 'Investment Opportunities' },
        { value: 'partnership', label: 'Partnership Proposal' },
        { value: 'careers', label: 'Careers' },
      ],
      { isRequired: true, width: 'whole' },
    ),
    messageField({ isRequired: true }),
  ],
  thanks: { heading: 'Thank You!', text: "We'll be in touch with you shortly." },
};
