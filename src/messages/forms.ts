import { forms } from './en/forms.ts';
import { inLanguage } from '../lib/text/in-language.ts';

export type FormMessages = typeof forms;

const formsIn: Record<string, FormMessages> = { en: forms };

/** The messages of visitors' forms. They are also sent to browsers. */
export function formMessages() {
  return inLanguage(formsIn, forms);
}
