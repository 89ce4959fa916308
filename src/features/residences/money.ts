import { settings } from '../../site/settings.ts';

/** Its code, such as `CAD`. */
export type Currency = string;

const words: Record<Currency, string> = {
  CAD: 'Canadian dollars',
  USD: 'United States dollars',
  JPY: 'Japanese yen',
};

const signs: Record<Currency, string> = { CAD: '$', USD: 'US$', JPY: '¥' };

/** The currency in which homes of a city are sold. */
export function currencyOf(city: string): Currency {
  const found = settings().cities.cities.find(({ id }) => id === city);
  return found?.currency ?? mainCurrency();
}

/** That of the first city, in which prices are written. */
export function mainCurrency(): Currency {
  return settings().cities.cities[0]?.currency ?? 'CAD';
}

export function currencyName(currency: Currency) {
  const { locale } = settings().language;
  const known = locale.startsWith('en') ? words[currency] : undefined;
  return known ?? new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
}

/**
 * `$2,480,000`, `US$1,250,000` or `¥232,000,000`: a dollar without a country is Canadian where English is read. All
 * other amounts are as their reader writes them: `5 900 000 kr`.
 */
export function moneyText(amount: number, currency: Currency) {
  const { locale } = settings().language;
  const sign = locale.startsWith('en') ? signs[currency] : undefined;
  if (sign !== undefined) return sign + Math.round(amount).toLocaleString(locale);
  return formatOf(locale, currency).format(amount);
}

/** The same with the currency by name, where its sign alone does not say it: `$2,000,000 CAD`. */
export function namedMoneyText(amount: number, currency: Currency) {
  const text = moneyText(amount, currency);
  return /\p{L}/u.test(text) ? text : `${text} ${currency}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: Currency) {
  const key = `${locale} ${currency}`;
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A written amount without the code or the sign of a city's currency: `kr 5 900 000`, `5 900 000 NOK`. */
export function withoutCurrency(text: string) {
  if (!/[^\d\s.,'’-]/.test(text)) return text;
  const { locale } = settings().language;
  const written = text.toLowerCase();
  for (const { currency } of settings().cities.cities) {
    const parts = formatOf(locale, currency).formatToParts(1);
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    for (const word of [currency.toLowerCase(), sign.toLowerCase()]) {
      if (written.startsWith(word)) return text.slice(word.length);
      if (written.endsWith(word)) return text.slice(0, -word.length);
    }
  }
  return text;
}

/** What a home costs a square foot, in whole units. */
export function pricePerSquareFoot(price: number, squareFeet: number) {
  return Math.round(price / squareFeet);
}
