import { locale } from '../../lib/text/locale.ts';
import { inSentences, inText } from '../../lib/text/in-line.ts';
import { longDate } from '../../lib/time/dates.ts';
import { projectMessages } from '../../messages/projects.ts';
import { officeToday } from '../../site/office-today.ts';
import { isReady } from '../projects/page/project-completion.ts';
import type { ProjectDetail } from '../projects/project.ts';
import {
  currencyName,
  findCurrency,
  mainCurrency,
  moneyText,
  pricesCurrency,
} from '../residences/money.ts';
import { depositPlan } from '../timeline/deposit-plan.ts';
import { ratesNote } from '../residences/rates.ts';
import type { BrochureFact } from './brochure.ts';

/** States the currencies of the homes' prices and of the written price range. */
export function plansNote({ specifications, figures, city }: ProjectDetail) {
  const messages = projectMessages().brochure;
  const [cityCurrency, siteCurrency] = [findCurrency(city), mainCurrency()];
  if (specifications.priceRange !== null && cityCurrency !== siteCurrency)
    return messages.plansNoteOfTwo(pricesCurrency(city), currencyName(siteCurrency));
  const rates = (figures?.from ?? null) === null ? null : ratesNote(cityCurrency);
  return inText([messages.plansNote(pricesCurrency(city)), rates]);
}

/** `20% in 4 payments, the balance on completion`; null without deposits. A deposit of an amount hides the percentage. */
export function depositText({ timeline: { deposits }, ...project }: ProjectDetail, now: Date) {
  if (deposits.length === 0) return null;
  const isShare = deposits.every(({ unit }) => unit === 'percent');
  const sum = deposits.reduce((total, { value }) => total + value, 0);
  return projectMessages().deposits.inPayments(
    isShare ? sum : null,
    deposits.length,
    isReady(project, officeToday(now)),
  );
}

/** The payments of the cheapest home that is left, if it is signed for on this day. Without prices there are no amounts. */
export function depositFacts(project: ProjectDetail, now: Date): BrochureFact[] {
  const { timeline, city, completionDate, figures } = project;
  if (timeline.deposits.length === 0) return [];
  const signed = officeToday(now);
  const { payments, balance } = depositPlan(timeline, {
    price: figures?.from ?? null,
    signed,
    completionDate,
    isReady: isReady(project, signed),
  });
  const money = (amount: number) => moneyText(amount, findCurrency(city));
  return [...payments, balance].map(({ share, amount, when, dayText }, index) => ({
    label:
      share === null
        ? withoutShare(index === payments.length, amount, money)
        : projectMessages().percent(share.toLocaleString(locale())),
    text: inSentences([when, dayText]),
    ...(share !== null && amount !== null && { amount: money(amount) }),
  }));
}

function withoutShare(
  isBalance: boolean,
  amount: number | null,
  money: (amount: number) => string,
) {
  if (isBalance) return projectMessages().deposits.theBalance;
  return amount === null ? '' : money(amount);
}

/** For which home and day of signing the payments are, and what the project says of them. */
export function depositNote(project: ProjectDetail, now: Date) {
  const { timeline, city, figures } = project;
  if (timeline.deposits.length === 0) return null;
  const messages = projectMessages().brochure;
  const day = longDate(officeToday(now));
  const from = figures?.from ?? null;
  const example =
    from === null
      ? messages.depositsSigned(day)
      : messages.depositsFor(moneyText(from, findCurrency(city)), day);
  return inText([example, timeline.depositNote]);
}
