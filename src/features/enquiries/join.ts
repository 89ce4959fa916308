import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import { messageField, personFields } from './field-declaration.ts';

export const joinForm: EnquiryDeclaration = {
  name: 'join',
  title: 'Apply to join',
  button: 'JOIN',
  trap: 'bot-field',
  fields: [
    ...personFields,
    messageField({ hint: 'Where you work, how long, and one building you admire.' }),
  ],
  thanks: {
    heading: 'Thank You for Your Application!',
    text: "We'll review your application and get back to you shortly.",
  },
};
