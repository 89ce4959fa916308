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
