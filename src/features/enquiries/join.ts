import { formMessages } from '../../lib/messages.ts';
import { defineForm } from './enquiry-declaration.ts';
import { messageField, personFields } from './field-declaration.ts';

export const joinForm = defineForm({
  name: 'join',
  trap: 'bot-field',
  fields: [...personFields, messageField({ hint: () => formMessages().hints.joinMessage })],
});
