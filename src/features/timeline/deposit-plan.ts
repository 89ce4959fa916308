import { longDate } from '../../lib/dates.ts';
import { exactMonthInWords, monthOfDay } from '../../lib/month-in-words.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import type { Deposit, Timeline } from './timeline.ts';

export type PlannedPayment = {
  /** Per cent of the price; none where neither is known. */
  share: number | null;
  /** None without a price. */
  amount: number | null;
  /** `On signing`. */
  when: string;
  /** The day, where there is one. */
  day: string | null;
  /** The day in words, or what is known instead. */
  dayWords: string;
};

type Signing = {
  price: number | null;
  /** A day, such as `2026-12-04`. */
  signed: string;
  /** In words. */
  completionDate: string | null;
  /** True when the building is finished by then. */
  isReady: boolean;
};

/**
 * What is paid when, the first payment first as far as days are known. Amounts are whole; the balance takes what is left
 * over, and nothing is paid beyond the price.
 */
export function depositPlan(timeline: Timeline, signing: Signing) {
  const { price, signed, completionDate, isReady } = signing;
  let left = price;
  let leftShare: number | null = 100;
  const payments = inOrder(timeline, signed).map(({ deposit, time }): PlannedPayment => {
    const amount = amountOf(deposit, price, left);
    const share = shareOf(deposit, amount, price);
    if (left !== null && amount !== null) left -= amount;
    leftShare = leftShare === null || share === null ? null : leftShare - share;
    return { share, amount, ...time };
  });
  const balance: PlannedPayment = {
    share: leftShare === null ? null : rounded(Math.max(0, leftShare)),
    amount: left,
    when: isReady ? said().times.closing : said().times.completion,
    day: null,
    dayWords: isReady ? said().dayOfContract : onNotice(completionDate),
  };
  const deposits = price === null || left === null ? null : price - left;
  return { payments, balance, deposits };
}

function amountOf({ unit, value }: Deposit, price: number | null, left: number | null) {
  if (unit === 'amount' && left === null) return Math.round(value);
  if (price === null || left === null) return null;
  const wanted = unit === 'amount' ? Math.round(value) : Math.round((price * value) / 100);
  return Math.min(wanted, left);
}

function shareOf({ unit, value }: Deposit, amount: number | null, price: number | null) {
  if (unit === 'percent') return value;
  return amount === null || !price ? null : rounded((amount / price) * 100);
}

function rounded(share: number) {
  return Math.round(share * 10) / 10;
}

type Time = Pick<PlannedPayment, 'when' | 'day' | 'dayWords'>;

/** By their days; those of which none is known come last, as they are written. */
function inOrder(timeline: Timeline, signed: string) {
  return timeline.deposits
    .map((deposit) => ({ deposit, ...timeOf(deposit, timeline, signed) }))
    .toSorted((one, other) => Math.sign(one.order - other.order) || 0);
}

function timeOf(deposit: Deposit, { milestones }: Timeline, signed: string) {
  const { when, days, date, milestone } = deposit;
  const { times } = said();
  if (when === 'signing') return onDay(times.signing, signed);
  if (when === 'days') return onDay(times.days(days ?? 0), dayAfter(signed, days ?? 0));
  if (when === 'date') return onDay(times.date, later(date ?? signed, signed));
  const title = milestone ?? '';
  const words = times.milestone(title);
  const found = milestones.find((one) => one.title === title);
  if (found?.done) return onDay(words, later(found.done, signed));
  const month = exactMonthInWords(found?.planned);
  // What is planned for an earlier month is taken for reached.
  if (month !== null && month < monthOfDay(signed)) return onDay(words, signed);
  const time: Time = { when: words, day: null, dayWords: onNotice(found?.planned) };
  return { time, order: month === null ? Infinity : orderOf(month, lastOfMonth) };
}

function onNotice(day: string | null | undefined) {
  return day ? said().dayOnNotice(day) : said().onNotice;
}

function said() {
  return projectMessages().deposits;
}

/** Nothing is due before the contract is signed. */
function later(day: string, signed: string) {
  return day > signed ? day : signed;
}

function onDay(when: string, day: string) {
  const time: Time = { when, day, dayWords: longDate(day) };
  return { time, order: orderOf(monthOfDay(day), Number(day.slice(8, 10))) };
}

const lastOfMonth = 31;

function orderOf(month: number, day: number) {
  return month * lastOfMonth + day;
}

function dayAfter(day: string, days: number) {
  return Temporal.PlainDate.from(day)
    .add({ days: Math.round(days) })
    .toString();
}
