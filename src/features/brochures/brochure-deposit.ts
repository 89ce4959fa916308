import { projectMessages } from '../../messages/projects.ts';
import { officeToday } from '../../site/office-today.ts';
import { isReady } from '../projects/page/project-completion.ts';
import type { ProjectDetail } from '../projects/project.ts';
import { currencyName, findCurrency, mainCurrency, moneyText } from '../residences/money.ts';
import { depositPlan } from '../timeline/deposit-plan.ts';
import { ratesNote } from '../residences/rates.ts';
import type { BrochureFact } from './brochure.ts';

/** States the currencies of the homes' prices and of the written price range. */
export function plansNote({ specifications, figures, city }: ProjectDetail) {
  const messages = projectMessages().brochure;
  const [cityCurrency, siteCurrency] = [findCurrency(city), mainCurrency()];
  if (specifications.priceRange !== null && cityCurrency !== siteCurrency)
    return messages.plansNoteOfTwo(currencyName(cityCurrency), currencyName(siteCurrency));
  const rates = (figures?.from ?? null) === null ? null : ratesNote(cityCurrency);
  return [messages.plansNote(currencyName(cityCurrency)), rates].filter(Boolean).join(' ');
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

/** Facts such as `5% · On signing`, without a price. */
export function depositFacts(project: ProjectDetail, now: Date): BrochureFact[] {
  const { timeline, city, completionDate } = project;
  if (timeline.deposits.length === 0) return [];
  const signed = officeToday(now);
  const { payments, balance } = depositPlan(timeline, {
    price: null,
    signed,
    completionDate,
    isReady: isReady(project, signed),
  });
  const facts = payments.map(({ share, amount, when }) => ({
    label: share === null ? moneyText(amount ?? 0, findCurrency(city)) : `${share}%`,
    text: when,
  }));
  const label =
    balance.share === null ? projectMessages().deposits.theBalance : `${balance.share}%`;
  return [...facts, { label, text: `${balance.when}. ${balance.dayText}` }];
}
