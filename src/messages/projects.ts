import * as search from './en/search.ts';
import { inLanguage } from '../lib/text/in-language.ts';
import * as payments from './en/payments.ts';
import * as projects from './en/projects.ts';

const english = { ...search, ...payments, ...projects };

const projectsIn: Record<string, typeof english> = { en: english };

/** The messages of project search, of projects and their homes, and of payments. */
export function projectMessages() {
  return inLanguage(projectsIn, english);
}
