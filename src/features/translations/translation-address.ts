import { mediaUrl } from '../../lib/media/media-key.ts';
import { languagePath } from '../../model/languages.ts';
import { paths } from '../../site/paths.ts';
import { nouns } from '../nouns.ts';
import type { TranslationKey } from './translation.ts';

/** The URL on which a record is translated, or that of its texts that have changed or are missing. */
export function translationAddress(
  { noun, recordId, language }: TranslationKey,
  show?: 'changed' | 'missing',
) {
  const query = `language=${languagePath(language)}${show ? `&show=${show}` : ''}`;
  if (noun === 'settings') return `${paths.adminSettings}?${query}#${recordId}`;
  if (noun === 'media') return paths.adminMediaFile(mediaUrl(recordId));
  return `${nouns[noun].adminAddress}?edit=${recordId}&${query}`;
}
