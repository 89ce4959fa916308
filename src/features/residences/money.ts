import { amountText, currencyDisplayName } from '../../lib/amounts/amounts.ts';
import { addsTax, currencyOfCountry } from '../../lib/geo/country-usage.ts';
import { locale } from '../../lib/text/locale.ts';
import { projectMessages } from '../../messages/projects.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';

/** An ISO 4217 code such as `CAD`. */
export type Currency = string;

const ownNames: Record<string, Record<Currency, string>> = {
  en: { CAD: 'Canadian dollars', USD: 'United States dollars', JPY: 'Japanese yen' },
  fr: { CNY: 'yuans chinois', USD: 'dollars américains' },
};

const signs: Record<Currency, string> = { CAD: '$', USD: 'US$', JPY: '¥' };

/** The currency of a city's homes; the main currency for an unknown city. */
export function findCurrency(city: string): Currency {
  const match = settings().cities.cities.find(({ id }) => id === city);
  return match?.currency ?? mainCurrency();
}

/** The currency of the first city or, without cities, of the head office’s country. */
export function mainCurrency(): Currency {
  return settings().cities.cities[0]?.currency ?? currencyOfCountry(headOffice().country) ?? 'USD';
}

/** `Canadian dollars`: in the plural, where the language has one. */
export function currencyName(currency: Currency) {
  const current = locale();
  const key = `${current} ${currency}`;
  const name =
    names.get(key) ??
    ownNames[current.slice(0, 2)]?.[currency] ??
    pluralName(current, currency) ??
    currencyDisplayName(current, currency);
  names.set(key, name);
  return name;
}

const names = new Map<string, string>();

/** What the prices of a city's homes are in: `Canadian dollars, before tax`, `Japanese yen`. */
export function pricesCurrency(city: string) {
  const match = settings().cities.cities.find(({ id }) => id === city);
  const name = currencyName(findCurrency(city));
  const usual = addsTax(match?.country ?? headOffice().country) ? 'before-tax' : 'with-tax';
  const prices = match?.prices ?? usual;
  return prices === 'before-tax' ? projectMessages().project.beforeTax(name) : name;
}

function pluralName(tag: string, currency: Currency) {
  const rules = new Intl.PluralRules(tag);
  if (rules.select(1) === rules.select(2)) return undefined;
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value;
}

/** As visitors read it: `CAD 2,480,000`, `2 480 000 $ CA`. */
export function moneyText(amount: number, currency: Currency) {
  return amountText(Math.round(amount), currency);
}

/**
 * For tables in the back office: `$2,480,000`, `US$1,250,000` or `¥232,000,000` in English, where a dollar sign alone
 * means Canadian dollars. Other locales use their own format: `5 900 000 kr`.
 */
export function shortMoneyText(amount: number, currency: Currency) {
  const current = locale();
  const sign = current.startsWith('en') ? signs[currency] : undefined;
  if (sign !== undefined) return sign + Math.round(amount).toLocaleString(current);
  return currencyFormat(current, currency).format(amount);
}

const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(tag: string, currency: Currency) {
  const key = `${tag} ${currency}`;
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}
