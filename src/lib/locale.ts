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

let sign = { of: '', text: '.' };

/** What stands before the decimals: a point, or in many languages a comma. Asked for each cell of a thousand rows. */
export function decimalSign() {
  const present = locale();
  if (sign.of !== present) {
    const parts = new Intl.NumberFormat(present).formatToParts(1.5);
    const text = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    sign = { of: present, text };
  }
  return sign.text;
}
