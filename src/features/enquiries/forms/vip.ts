import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import { messageField, personFields } from './field-declaration.ts';

export const vipForm: EnquiryDeclaration = {
  name: 'vip',
  fields: [...personFields, messageField({ hint: 'vipMessage' })],
};
