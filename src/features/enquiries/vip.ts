import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import { messageField, personFields } from './field-declaration.ts';

export const vipForm: EnquiryDeclaration = {
  name: 'vip',
  title: 'Put your name down',
  button: 'JOIN VIP LIST',
  trap: 'bot-field',
  fields: [...personFields, messageField({ hint: 'A city, a budget, a view. Whatever helps.' })],
  thanks: {
    heading: 'Welcome to the SOLMERE VIP List',
    text: "Thank you for joining. We'll be in touch with exclusive opportunities soon.",
  },
  consent:
    'By joining the list you ask SOLMERE (1180 Harbour Row, Vancouver, BC V6E 0B2) to e-mail, call or text you about launches, previews and prices. You can leave at any time by replying to any of our e-mails, by replying STOP to a text, or by writing to info@solmere.example. We do not pass the list on.',
};
