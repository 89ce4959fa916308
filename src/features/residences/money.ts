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
  return words[currency] ?? new Intl.DisplayNames(locale, { type: 'currency' }).of(currency);
}

/** `$2,480,000`, `US$1,250,000` or `¥232,000,000`: a dollar without a country is Canadian, as on the whole site. */
export function moneyText(amount: number, currency: Currency) {
  const sign = signs[currency] ?? `${currency}\u00a0`;
  return sign + Math.round(amount).toLocaleString(settings().language.locale);
}

/** What a home costs a square foot, in whole units. */
export function pricePerSquareFoot(price: number, squareFeet: number) {
  return Math.round(price / squareFeet);
}
