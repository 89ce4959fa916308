import { ownMessages } from '#languages';
import { forms } from './en/forms.ts';

export type FormMessages = typeof forms;

/** The messages of visitors' forms. They are also sent to browsers. */
export function formMessages(): FormMessages {
  return ownMessages('forms') ?? forms;
}
