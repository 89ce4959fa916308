import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import { messageField, personFields } from './field-declaration.ts';

export const vipForm: EnquiryDeclaration = {
  name: 'vip',
  title: 'Put your name down',
  button: 'JOIN VIP LIST',
  trap: 'bot-field',
  fields: [...personFields, messageField({ hint: 'A city, a budget, a view. Whatever helps.' })],
  thanks: {
    heading: 'Welcome to the {company} VIP List',
    text: "Thank you for joining. We'll be in touch with exclusive opportunities soon.",
  },
};
