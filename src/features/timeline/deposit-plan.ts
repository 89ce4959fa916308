import { longDate } from '../../lib/time/dates.ts';
import { formatExactMonth, monthOfDay } from '../../lib/time/format-month.ts';
import { projectMessages } from '../../messages/projects.ts';
import type { Deposit, Timeline } from './timeline.ts';

export type PlannedPayment = {
  /** Per cent of the price; null if unknown. */
  share: number | null;
  /** Null if it depends on an unknown price. */
  amount: number | null;
  /** Such as `On signing`. */
  when: string;
  day: string | null;
  /** The day in words, or text such as `August 2027, on notice`. */
  dayText: string;
};

type Signing = {
  price: number | null;
  /** A day, such as `2026-12-04`. */
  signed: string;
  /** Words, such as `Winter 2027`. */
  completionDate: string | null;
  /** True when the building is finished on the day of signing. */
  isReady: boolean;
};

/**
 * Lists the payments by due day; those with an unknown day come last. Amounts are whole. The balance absorbs rounding,
 * and payments never exceed the price.
 */
export function depositPlan(timeline: Timeline, signing: Signing) {
  const { price, signed, completionDate, isReady } = signing;
  const { times } = messages();
  let remaining = price;
  let leftShare: number | null = 100;
  const payments = inOrder(timeline, signed).map(({ deposit, time }, index): PlannedPayment => {
    const amount = depositAmount(deposit, price, remaining);
    const share = depositShare(deposit, amount, price);
    if (remaining !== null && amount !== null) remaining -= amount;
    leftShare = leftShare === null || share === null ? null : leftShare - share;
    const when = messages().named(index === 0 ? 'first' : 'later', time.when);
    return { share, amount, ...time, when };
  });
  const balance: PlannedPayment = {
    share: leftShare === null ? null : rounded(Math.max(0, leftShare)),
    amount: remaining,
    when: messages().named('balance', isReady ? times.closing : times.completion),
    day: null,
    dayText: isReady ? messages().dayOfContract : onNotice(completionDate),
  };
  const deposits = price === null || remaining === null ? null : price - remaining;
  return { payments, balance, deposits };
}

function depositAmount({ unit, value }: Deposit, price: number | null, remaining: number | null) {
  if (unit === 'amount' && remaining === null) return Math.round(value);
  if (price === null || remaining === null) return null;
  const fullAmount = unit === 'amount' ? Math.round(value) : Math.round((price * value) / 100);
  return Math.min(fullAmount, remaining);
}

function depositShare({ unit, value }: Deposit, amount: number | null, price: number | null) {
  if (unit === 'percent') return value;
  return amount === null || !price ? null : rounded((amount / price) * 100);
}

function rounded(share: number) {
  return Math.round(share * 10) / 10;
}

type Time = Pick<PlannedPayment, 'when' | 'day' | 'dayText'>;

/** Sorts by due day. Payments without a known month come last, in their written order. */
function inOrder(timeline: Timeline, signed: string) {
  return timeline.deposits
    .map((deposit) => ({ deposit, ...depositTime(deposit, timeline, signed) }))
    .toSorted((one, other) => Math.sign(one.order - other.order) || 0);
}

function depositTime(deposit: Deposit, { milestones }: Timeline, signed: string) {
  const { when, days, date, milestone } = deposit;
  const { times } = messages();
  if (when === 'signing') return onDay(times.signing, signed);
  if (when === 'days') return onDay(times.days(days ?? 0), dayAfter(signed, days ?? 0));
  if (when === 'date') return onDay(times.date, later(date ?? signed, signed));
  const title = milestone ?? '';
  const label = times.milestone(title);
  const match = milestones.find((one) => one.title === title);
  if (match?.done) return onDay(label, later(match.done, signed));
  const month = formatExactMonth(match?.planned);
  // A milestone that was planned for an earlier month counts as reached.
  if (month !== null && month < monthOfDay(signed)) return onDay(label, signed);
  const time: Time = { when: label, day: null, dayText: onNotice(match?.planned) };
  return { time, order: month === null ? Infinity : dayOrder(month, lastOfMonth) };
}

function onNotice(day: string | null | undefined) {
  return day ? messages().dayOnNotice(day) : messages().onNotice;
}

function messages() {
  return projectMessages().deposits;
}

/** Nothing is due before the contract is signed. */
function later(day: string, signed: string) {
  return day > signed ? day : signed;
}

function onDay(when: string, day: string) {
  const time: Time = { when, day, dayText: longDate(day) };
  return { time, order: dayOrder(monthOfDay(day), Number(day.slice(8, 10))) };
}

const lastOfMonth = 31;

function dayOrder(month: number, day: number) {
  return month * lastOfMonth + day;
}

function dayAfter(day: string, days: number) {
  return Temporal.PlainDate.from(day)
    .add({ days: Math.round(days) })
    .toString();
}
