import { locale } from './locale.ts';

const rulesByLanguage = new Map<string, Intl.PluralRules>();

/** Chooses the singular or plural and replaces `#` with the count: `plural(2, '# email', '# emails')`. */
export function plural(count: number, one: string, other: string) {
  const language = locale();
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return (rules.select(count) === 'one' ? one : other).replaceAll('#', String(count));
}
