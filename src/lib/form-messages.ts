import { forms } from './form-messages-en.ts';
import { inLanguage } from './in-language.ts';

export type FormMessages = typeof forms;

const formsIn: Record<string, FormMessages> = { en: forms };

/** Of the forms of visitors, also in their browsers. */
export function formMessages() {
  return inLanguage(formsIn, forms);
}
