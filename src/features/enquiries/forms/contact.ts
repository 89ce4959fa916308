import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import { messageField, personFields, select } from './field-declaration.ts';

export const contactForm: EnquiryDeclaration = {
  name: 'contact',
  fields: [
    ...personFields,
    select('subject', ['general', 'property', 'investment', 'partnership', 'careers'], {
      isRequired: true,
      width: 'whole',
    }),
    messageField({ isRequired: true }),
  ],
};
