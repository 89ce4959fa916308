import { ownMessages } from '#languages';
import * as payments from './en/payments.ts';
import * as projects from './en/projects.ts';
import * as search from './en/search.ts';
import type { Messages } from './messages.ts';

const english = { ...search, ...payments, ...projects };

/** The messages of project search, of projects and their homes, and of payments. */
export function projectMessages(): Messages['projects'] {
  return ownMessages('projects') ?? english;
}
