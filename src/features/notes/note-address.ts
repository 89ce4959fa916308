import { siteLanguages } from '../../model/languages.ts';
import { nounScreens, paths } from '../../site/paths.ts';
import type { NotedRecord } from './note.ts';

/** The URL that opens the notes of a record, at a field of its form or of its translation, or those of a file. */
export function noteAddress(
  { noun, id }: NotedRecord,
  { language = '', path = '' }: { language?: string; path?: string } = {},
) {
  if (noun === 'media') return `${paths.adminMediaFile(id)}&notes=open`;
  const inLanguage = siteLanguages().find(({ locale }) => locale === language);
  const query = new URLSearchParams({ edit: id, notes: 'open' });
  if (inLanguage) query.set('language', inLanguage.path);
  else if (path) query.set('field', path);
  return `${nounScreens[noun]}?${query.toString()}`;
}
