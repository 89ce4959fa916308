import { frame } from './en/frame.ts';
import { inLanguage } from '../lib/text/in-language.ts';

const framesIn: Record<string, typeof frame> = { en: frame };

/** The messages of the page frame and of form chrome. */
export function frameMessages() {
  return inLanguage(framesIn, frame);
}
