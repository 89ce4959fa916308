import { inLanguage } from '../lib/text/in-language.ts';
import { shortlist } from './en/shortlist.ts';

const shortlistsIn: Record<string, typeof shortlist> = { en: shortlist };

/** The messages of the shortlist. They are also sent to browsers. */
export function shortlistMessages() {
  return inLanguage(shortlistsIn, shortlist);
}
