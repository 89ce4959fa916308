import { locale, provideLocale } from '../../lib/text/locale.ts';

/** Languages whose letters the fonts of brochures lack. */
const unprinted = /^(?:ja|ko|zh)\b/;

/** Describes a brochure in the site's language, or in English if its letters cannot be printed. */
export function inPrintedLanguage<Described>(describe: () => Described): Described {
  if (!unprinted.test(locale())) return describe();
  const restore = provideLocale(() => 'en-CA');
  try {
    return describe();
  } finally {
    restore();
  }
}
