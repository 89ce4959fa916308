import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import { messageField, personFields } from './field-declaration.ts';

export const joinForm: EnquiryDeclaration = {
  name: 'join',
  fields: [...personFields, messageField({ hint: 'joinMessage' })],
};
