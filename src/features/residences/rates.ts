import { longDate } from '../../lib/time/dates.ts';
import { convertedAmount, narrowAmounts } from '../../lib/amounts/amounts.ts';
import { inText, listText } from '../../lib/text/in-line.ts';
import { projectMessages } from '../../messages/projects.ts';
import { settings } from '../../site/settings/settings.ts';
import { currencyName, mainCurrency, moneyText, type Currency } from './money.ts';

/** Converts to the main currency at the rates of the settings, to three digits; null without a rate. */
export function inMainCurrency(amount: number | null, currency: Currency) {
  if (amount === null || currency === mainCurrency()) return amount;
  const rate = settings().cities.rates.find((one) => one.currency === currency);
  return rate ? convertedAmount(amount, rate.worth) : null;
}

/** What one unit of each currency is worth in the main one; empty without rates. */
export function displayRates(): Record<Currency, number> {
  const { rates } = settings().cities;
  if (rates.length === 0) return {};
  return {
    [mainCurrency()]: 1,
    ...Object.fromEntries(rates.map((one) => [one.currency, one.worth])),
  };
}

/** `about CAD 2,110,000`; null if the price is already in the main currency or has no rate. */
export function aboutText(amount: number | null, currency: Currency) {
  if (currency === mainCurrency()) return null;
  const worth = inMainCurrency(amount, currency);
  if (worth === null) return null;
  return projectMessages().project.about(narrowAmounts(moneyText(worth, mainCurrency())));
}

/** A price text, and below it the approximate amount in the main currency. */
export function priceLines(priceText: string | null, amount: number | null, currency: Currency) {
  return [narrowAmounts(priceText ?? ''), aboutText(amount, currency)].filter(Boolean).join('\n');
}

/** States the day of the exchange rates; null if no amount is converted. */
export function ratesNote(currency: Currency) {
  const { ratesDay } = settings().cities;
  if (aboutText(1, currency) === null || !ratesDay) return null;
  return projectMessages().project.ratesLine(currencyName(mainCurrency()), longDate(ratesDay));
}

/** Explains how prices in these currencies are compared; null if all are in the main currency. */
export function ratesText(currencies: readonly Currency[]) {
  const { rates, ratesDay } = settings().cities;
  const others = [...new Set(currencies)].filter((currency) => currency !== mainCurrency());
  const [withRate, withoutRate] = [true, false].map((hasRate) =>
    others.filter((one) => rates.some(({ currency }) => currency === one) === hasRate),
  );
  const { compared, notCompared } = projectMessages().search;
  const parts = [
    withRate?.length && ratesDay
      ? compared(currencyNames(withRate), currencyName(mainCurrency()), longDate(ratesDay))
      : '',
    withoutRate?.length ? notCompared(currencyNames(withoutRate)) : '',
  ];
  return inText(parts) || null;
}

function currencyNames(currencies: readonly Currency[]) {
  return listText(currencies.map((one) => currencyName(one)));
}
