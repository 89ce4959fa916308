import { ownMessages } from '#languages';
import { pages } from './en/pages.ts';

/** The messages of pages: their default titles, notices and errors. */
export function pageMessages(): typeof pages {
  return ownMessages('pages') ?? pages;
}

/** The error of a read as visitors see it. */
export function errorText(error: string) {
  const errors: Record<string, string> = pageMessages().errors;
  return errors[error] ?? error;
}
