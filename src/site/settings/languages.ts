import { z } from 'zod';
import { isLocale } from '../../lib/values/known-names.ts';
import * as field from '../../model/fields.ts';
import { wrongLocale } from './fields.ts';

const locale = z.string({ error: wrongLocale }).refine(isLocale, wrongLocale);

const other = z.object({
  locale,
  /** The language's name in itself, such as `Français`. */
  name: field.line,
  /** One in preparation is not public. */
  state: z.enum(['public', 'preparation'], { error: 'Choose one' }),
});

export const languagesSchema = z
  .object({
    /** The language that records are written in, such as `en-CA`. */
    locale,
    /** The languages that records are translated into, in the order of the switch. */
    others: z.array(other).default([]),
  })
  .superRefine(({ locale: source, others }, context) => {
    others.forEach((language, index) => {
      const before = [source, ...others.slice(0, index).map((one) => one.locale)];
      if (before.includes(language.locale)) {
        const message = 'This language is already there';
        context.addIssue({ code: 'custom', path: ['others', index, 'locale'], message });
      }
    });
  });
