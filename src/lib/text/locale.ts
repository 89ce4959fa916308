const defaultLocale = 'en-CA';

let readLocale: () => string = () => defaultLocale;

/** Sets the source of the locale for dates, numbers and plurals. Returns a function that restores the previous one. */
export function provideLocale(read: () => string) {
  const previous = readLocale;
  readLocale = read;
  return () => {
    readLocale = previous;
  };
}

/** The locale, such as `en-CA`. In a browser it is the page's language. */
export function locale() {
  return globalThis.document?.documentElement.lang || readLocale();
}

/** The locale for dates. English dates use the format of the United States. */
export function localeOfDays() {
  const current = locale();
  return current.startsWith('en') ? 'en-US' : current;
}

let cachedSign = { locale: '', text: '.' };

/** The decimal separator. It is cached because tables ask for it once per cell. */
export function decimalSign() {
  const current = locale();
  if (cachedSign.locale !== current) {
    const parts = new Intl.NumberFormat(current).formatToParts(1.5);
    const text = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    cachedSign = { locale: current, text };
  }
  return cachedSign.text;
}
