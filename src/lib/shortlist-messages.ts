import { inLanguage } from './in-language.ts';
import { shortlist } from './shortlist-messages-en.ts';

const shortlistsIn: Record<string, typeof shortlist> = { en: shortlist };

/** Of what visitors keep, also in their browsers. */
export function shortlistMessages() {
  return inLanguage(shortlistsIn, shortlist);
}
