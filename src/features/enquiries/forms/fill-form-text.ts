import { fillPlaceholders } from '../../../lib/text/placeholder-text.ts';
import { sitePlaceholders } from '../../../site/placeholders.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { EnquiryFormName } from './enquiry-declaration.ts';

/** The consent text beneath the form. */
export function consentSentence(form: EnquiryFormName, about: Record<string, string | undefined>) {
  return fillFormText(settings().privacy[form], about);
}

/** Replaces `{name}`, `{company}`, `{office.city}` and similar placeholders in a form's text. */
export function fillFormText(text: string, about: Record<string, string | undefined>) {
  const facts = Object.entries(about).map(([name, value]) => ({
    name,
    value: value || `{${name}}`,
  }));
  return fillPlaceholders(text, [...sitePlaceholders(), ...facts]).replaceAll(/\{[\w.]+\}/g, '');
}
