const rules = new Intl.PluralRules('en-CA');

/** The words that a number of things wants, with the number for `#`: `plural(2, '# mail', '# mails')`. */
export function plural(count: number, one: string, other: string) {
  return (rules.select(count) === 'one' ? one : other).replaceAll('#', String(count));
}
