import { forms } from './form-messages-en.ts';
import { inLanguage } from './in-language.ts';

export type FormMessages = typeof forms;

const formsIn: Record<string, FormMessages> = { en: forms };

/** The messages of visitors' forms. They are also sent to browsers. */
export function formMessages() {
  return inLanguage(formsIn, forms);
}
