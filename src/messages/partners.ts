import { inLanguage } from '../lib/text/in-language.ts';
import * as partners from './en/partners.ts';

const partnersIn: Record<string, typeof partners> = { en: partners };

/** The messages of the partner list and of profiles. */
export function partnerMessages() {
  return inLanguage(partnersIn, partners);
}
