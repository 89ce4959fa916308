import { fillPlaceholders } from '../../lib/placeholder-text.ts';
import { sitePlaceholders } from '../../site/placeholders.ts';
import { settings } from '../../site/settings.ts';
import type { EnquiryFormName } from './enquiry-declaration.ts';

/** What the visitor agrees to by submitting, as it is read beneath the form. */
export function consentSentence(form: EnquiryFormName, about: Record<string, string | undefined>) {
  return wordsAbout(settings().privacy[form], about);
}

/** Replaces `{name}`, `{company}`, `{office.city}` and the like in a text of the form. */
export function wordsAbout(text: string, about: Record<string, string | undefined>) {
  const known = Object.entries(about).map(([name, says]) => ({ name, says: says || `{${name}}` }));
  return fillPlaceholders(text, [...sitePlaceholders(), ...known]).replaceAll(/\{[\w.]+\}/g, '');
}
