import { todayIn } from '../../lib/dates.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import { headOffice } from '../../site/settings.ts';
import { type ProjectDetail } from '../projects/project.ts';
import { currencyName, currencyOf, mainCurrency, moneyText } from '../residences/money.ts';
import { depositPlan } from '../timeline/deposit-plan.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { BrochureFact } from './brochure.ts';

/** In which currencies its prices are: those of homes, and what is written. */
export function plansNote({ specifications, city }: ProjectDetail) {
  const said = projectMessages().brochure;
  const isWritten = specifications.priceRange !== null || specifications.strataFees !== null;
  const [own, main] = [currencyOf(city), mainCurrency()];
  return isWritten && own !== main
    ? said.plansNoteOfTwo(currencyName(own), currencyName(main))
    : said.plansNote(currencyName(own));
}

/** `20% in 4 payments, the balance on completion`; none where it is not in per cent. */
export function depositText({ deposits }: Timeline) {
  if (deposits.length === 0) return null;
  const { inPayments, shareInPayments } = projectMessages().deposits;
  const isShare = deposits.every(({ unit }) => unit === 'percent');
  const sum = deposits.reduce((total, { value }) => total + value, 0);
  return isShare ? shareInPayments(sum, deposits.length) : inPayments(deposits.length);
}

/** `5% · On signing`, for a price that is not named. */
export function depositFacts({ timeline, city, completionDate }: ProjectDetail): BrochureFact[] {
  if (timeline.deposits.length === 0) return [];
  const signed = todayIn(headOffice().timeZone);
  const { payments, balance } = depositPlan(timeline, { price: null, signed, completionDate });
  const facts = payments.map(({ share, amount, when }) => ({
    label: share === null ? moneyText(amount ?? 0, currencyOf(city)) : `${share}%`,
    text: when,
  }));
  const label =
    balance.share === null ? projectMessages().deposits.theBalance : `${balance.share}%`;
  return [...facts, { label, text: `${balance.when}. ${balance.dayWords}` }];
}
