import * as search from './search-messages-en.ts';
import { inLanguage } from './in-language.ts';
import * as payments from './payment-messages-en.ts';
import * as projects from './project-messages-en.ts';

const english = { ...search, ...payments, ...projects };

const projectsIn: Record<string, typeof english> = { en: english };

/** The messages of project search, of projects and their homes, and of payments. */
export function projectMessages() {
  return inLanguage(projectsIn, english);
}
