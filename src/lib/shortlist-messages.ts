import { inLanguage } from './in-language.ts';
import { shortlist } from './shortlist-messages-en.ts';

const shortlistsIn: Record<string, typeof shortlist> = { en: shortlist };

/** The messages of the shortlist. They are also sent to browsers. */
export function shortlistMessages() {
  return inLanguage(shortlistsIn, shortlist);
}
