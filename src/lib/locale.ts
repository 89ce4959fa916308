const usual = 'en-CA';

let read: () => string = () => usual;

/** Sets where the language of dates, numbers and plurals comes from. */
export function provideLocale(from: () => string) {
  read = from;
}

/** Such as `en-CA`: in a browser that of the page. */
export function locale() {
  return globalThis.document?.documentElement.lang || read();
}

/** Of days. English ones are written as in the United States. */
export function localeOfDays() {
  const present = locale();
  return present.startsWith('en') ? 'en-US' : present;
}

/** What stands before the decimals: a point, or in many languages a comma. */
export function decimalSign() {
  const parts = new Intl.NumberFormat(locale()).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
