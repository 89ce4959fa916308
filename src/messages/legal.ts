import { inLanguage } from '../lib/text/in-language.ts';
import { legal } from './en/legal.ts';

const legalIn: Record<string, typeof legal> = { en: legal };

/** The messages about what the law asks for. */
export function legalMessages() {
  return inLanguage(legalIn, legal);
}
