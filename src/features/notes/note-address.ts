import { siteLanguages } from '../../model/languages.ts';
import { nounScreens } from '../../site/paths.ts';
import type { NotedRecord } from './note.ts';

/** The URL that opens the notes of a record, at a field of its form or of its translation. */
export function noteAddress(
  { noun, id }: NotedRecord,
  { language = '', path = '' }: { language?: string; path?: string } = {},
) {
  const inLanguage = siteLanguages().find(({ locale }) => locale === language);
  const query = new URLSearchParams({ edit: id, notes: 'open' });
  if (inLanguage) query.set('language', inLanguage.path);
  else if (path) query.set('field', path);
  return `${nounScreens[noun]}?${query.toString()}`;
}
