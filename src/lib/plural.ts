import { locale } from './locale.ts';

const rulesOf = new Map<string, Intl.PluralRules>();

/** The words that a number of things wants, with the number for `#`: `plural(2, '# mail', '# mails')`. */
export function plural(count: number, one: string, other: string) {
  const language = locale();
  const rules = rulesOf.get(language) ?? new Intl.PluralRules(language);
  rulesOf.set(language, rules);
  return (rules.select(count) === 'one' ? one : other).replaceAll('#', String(count));
}
