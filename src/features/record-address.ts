import { versioned } from './nouns.ts';
import { isTranslationKey } from './translations/translation.ts';
import { translationAddress } from './translations/translation-address.ts';

/** The URL of the screen on which a record is edited; of a translation, that of its record in the language. */
export function recordAddress(noun: keyof typeof versioned, id: string, record: object = {}) {
  if (noun === 'translations' && isTranslationKey(record)) return translationAddress(record);
  if (noun === 'settings') return `${versioned.settings.adminAddress}#${id}`;
  return `${versioned[noun].adminAddress}?edit=${id}`;
}
