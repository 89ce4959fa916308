import * as search from './search-messages-en.ts';
import { inLanguage } from './in-language.ts';
import * as payments from './payment-messages-en.ts';
import * as projects from './project-messages-en.ts';

const english = { ...search, ...payments, ...projects };

const projectsIn: Record<string, typeof english> = { en: english };

/** Of projects and their homes: how they are found, what is said of them, and what is paid when. */
export function projectMessages() {
  return inLanguage(projectsIn, english);
}
