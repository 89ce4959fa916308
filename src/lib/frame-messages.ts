import { frame } from './frame-messages-en.ts';
import { inLanguage } from './in-language.ts';

const framesIn: Record<string, typeof frame> = { en: frame };

/** Around every page, and around the fields of a form. */
export function frameMessages() {
  return inLanguage(framesIn, frame);
}
