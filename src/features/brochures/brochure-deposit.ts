import { todayIn } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { headOffice } from '../../site/settings.ts';
import { type ProjectDetail } from '../projects/project.ts';
import { currencyName, currencyOf, mainCurrency, moneyText } from '../residences/money.ts';
import { depositPlan } from '../timeline/deposit-plan.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { BrochureFact } from './brochure.ts';

export function writtenNote({ specifications, city }: ProjectDetail) {
  const isWritten = specifications.priceRange !== null || specifications.strataFees !== null;
  if (!isWritten || currencyOf(city) === mainCurrency()) return '';
  return ` Others are in ${currencyName(mainCurrency())}.`;
}

/** `20% in 4 payments, the balance on completion`; none where it is not in per cent. */
export function depositText({ deposits }: Timeline) {
  if (deposits.length === 0) return null;
  const payments = plural(deposits.length, '# payment', '# payments');
  const isShare = deposits.every(({ unit }) => unit === 'percent');
  const sum = deposits.reduce((total, { value }) => total + value, 0);
  return `${isShare ? `${sum}% in ` : ''}${payments}, the balance on completion`;
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
  const label = balance.share === null ? 'The balance' : `${balance.share}%`;
  return [...facts, { label, text: `${balance.when}. ${balance.dayWords}` }];
}
