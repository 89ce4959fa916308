export const defaultLocale = 'en-CA';

let readLocale: () => string = () => defaultLocale;

/** Sets the source of the locale for dates, numbers and plurals. Returns a function that restores the previous one. */
export function provideLocale(read: () => string) {
  const previous = readLocale;
  readLocale = read;
  return () => {
    readLocale = previous;
  };
}

/** The locale, such as `en-CA`. In a browser it is that of the page's content, which may differ from what is around it. */
export function locale() {
  const root = globalThis.document?.documentElement;
  return root?.dataset['content'] || root?.lang || readLocale();
}

/** The locale for dates. English dates use the format of the United States. */
export function localeOfDays() {
  const current = locale();
  return current.startsWith('en') ? 'en-US' : current;
}

const signs = new Map<string, string>();

/** The decimal separator. It is cached because tables ask for it once per cell. */
export function decimalSign() {
  const current = locale();
  const known = signs.get(current);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(current).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  signs.set(current, sign);
  return sign;
}

/**
 * In a browser: the texts of an area that the page carries for its scripts, as `packed-messages.ts` describes. Undefined
 * if the page is in English. It is here because a file of its own would be one more request.
 */
export function textsOfPage(area: string) {
  const text = document.querySelector(`[data-messages=${area}]`)?.textContent;
  if (!text) return undefined;
  return JSON.parse(text, (_, value) => {
    if (Array.isArray(value)) return (count: number) => value[count] as string;
    const pattern = (value as { pattern?: string }).pattern;
    if (pattern === undefined) return value as unknown;
    return (...values: string[]) => pattern.replaceAll(/\{(\d)\}/g, (_all, at) => values[at] ?? '');
  }) as unknown;
}
