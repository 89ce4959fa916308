import { longDate } from '../../lib/dates.ts';
import { locale } from '../../lib/locale.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import { settings } from '../../site/settings.ts';
import { currencyName, mainCurrency, moneyText, type Currency } from './money.ts';

/** An amount in the main currency, at the rates of the settings; none where there is no rate. */
export function inMainCurrency(amount: number | null, currency: Currency) {
  if (amount === null || currency === mainCurrency()) return amount;
  const rate = settings().cities.rates.find((one) => one.currency === currency);
  return rate ? Math.round(amount * rate.worth) : null;
}

/** `about $2,111,200`; none where a price is in the main currency already, or has no rate. */
export function aboutText(amount: number | null, currency: Currency) {
  if (currency === mainCurrency()) return null;
  const worth = inMainCurrency(amount, currency);
  return worth === null ? null : projectMessages().project.about(moneyText(worth, mainCurrency()));
}

/** What is said of a price and, under it, what it is about in the main currency. */
export function priceLines(words: string | null, amount: number | null, currency: Currency) {
  return [words, aboutText(amount, currency)].filter(Boolean).join('\n');
}

/** Of which day the rates of such amounts are; none where there are no such amounts. */
export function ratesNote(currency: Currency) {
  const { ratesDay } = settings().cities;
  if (aboutText(1, currency) === null || !ratesDay) return null;
  return projectMessages().project.ratesOf(currencyName(mainCurrency()), longDate(ratesDay));
}

/** How prices of these currencies are compared; none where all are in the main one. */
export function ratesText(currencies: readonly Currency[]) {
  const { rates, ratesDay } = settings().cities;
  const others = [...new Set(currencies)].filter((currency) => currency !== mainCurrency());
  const [known, unknown] = [true, false].map((isKnown) =>
    others.filter((one) => rates.some(({ currency }) => currency === one) === isKnown),
  );
  const { compared, notCompared } = projectMessages().search;
  const parts = [
    known?.length && ratesDay
      ? compared(namesOf(known), currencyName(mainCurrency()), longDate(ratesDay))
      : '',
    unknown?.length ? notCompared(namesOf(unknown)) : '',
  ];
  return parts.filter(Boolean).join(' ') || null;
}

function namesOf(currencies: readonly Currency[]) {
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' });
  return list.format(currencies.map((one) => currencyName(one)));
}
