import { expect, test } from 'vitest';
import { itoResidences, kestrelResidences } from '../residences/residences.demo.ts';
import { depositPlan } from './deposit-plan.ts';
import { depositQuestion } from './deposit-question.ts';
import { itoTimeline, kestrelTimeline, longswellTimeline } from './timeline.demo.ts';
import { noTimeline, readTimeline, timeline, type Timeline } from './timeline.ts';

const signing = { signed: '2026-12-04', completionDate: 'Winter 2027', isReady: false };
const [first] = kestrelTimeline.deposits;
if (!first) throw new Error('The cast has no deposits');

const today = '2026-11-20';

function readQuestion(query: string, residences = kestrelResidences) {
  return depositQuestion(new URLSearchParams(query), residences, { lowest: 2_480_000, today });
}

test('amounts and days follow from the price and the day of signing, and add up to the price', () => {
  const plan = depositPlan(kestrelTimeline, { price: 6_076_000, ...signing });
  expect(plan.payments.map(({ amount, day }) => [amount, day])).toEqual([
    [303_800, '2026-12-04'],
    [303_800, '2027-03-04'],
    [303_800, '2027-06-02'],
    [303_800, null],
  ]);
  expect(plan.payments[3]).toMatchObject({
    when: 'At topping out',
    dayText: 'August 2027, when notified by the developer',
  });
  expect(plan.balance).toMatchObject({ share: 80, amount: 4_860_800 });
  expect(plan.deposits).toBe(1_215_200);
});

test('the balance absorbs rounding, and payments never exceed the price', () => {
  const odd = depositPlan(kestrelTimeline, { price: 999_999, ...signing });
  const sum = odd.payments.reduce(
    (all, { amount }) => all + (amount ?? 0),
    odd.balance.amount ?? 0,
  );
  expect(sum).toBe(999_999);
  const low = depositPlan(longswellTimeline, { price: 8_000, ...signing });
  expect(low.payments.map(({ amount }) => amount)).toEqual([8_000, 0, 0]);
  const none = depositPlan(longswellTimeline, { price: null, ...signing });
  expect(none.payments.map(({ amount }) => amount)).toEqual([10_000, null, null]);
});

test('the balance of a home in a finished building is paid on the day of the contract', () => {
  const { balance } = depositPlan(itoTimeline, {
    price: 232_000_000,
    signed: '2027-01-15',
    completionDate: 'Spring 2026',
    isReady: true,
  });
  expect(balance).toMatchObject({
    when: 'On closing',
    dayText: 'On the date set in the contract',
  });
});

test('a deposit at a milestone already reached is due on signing', () => {
  const reached = {
    ...noTimeline,
    deposits: [{ ...first, when: 'milestone' as const, milestone: 'Presale launch' }],
    milestones: kestrelTimeline.milestones,
  };
  expect(depositPlan(reached, { price: null, ...signing }).payments[0]).toMatchObject({
    when: 'At presale launch',
    day: '2026-12-04',
  });
});

test('a milestone planned before the day of signing is due on it, and payments are sorted by day', () => {
  const late = { price: 1_000_000, ...signing, signed: '2027-09-15' };
  const { payments } = depositPlan(kestrelTimeline, late);
  expect(payments.map(({ when, day }) => [when, day])).toEqual([
    ['On signing', '2027-09-15'],
    ['At topping out', '2027-09-15'],
    ['After 90 days', '2027-12-14'],
    ['After 180 days', '2028-03-13'],
  ]);
  const title = 'The roof';
  const loose: Timeline = {
    ...kestrelTimeline,
    milestones: [{ title, planned: 'After March 2027', done: null }],
    deposits: [
      { ...first, when: 'milestone', milestone: title, unit: 'amount', value: 10_000 },
      { ...first, when: 'signing', unit: 'percent', value: 5 },
    ],
  };
  const vague = depositPlan(loose, { ...late, price: 8_000 });
  expect(vague.payments.map(({ day, amount }) => [day, amount])).toEqual([
    ['2027-09-15', 400],
    [null, 7_600],
  ]);
  const early = depositPlan(kestrelTimeline, { ...late, signed: '2027-06-15' });
  expect(early.payments.map(({ day }) => day)).toEqual([
    '2027-06-15',
    null,
    '2027-09-13',
    '2027-12-12',
  ]);
});

test('a question has a home or a price, and invalid values report errors', () => {
  expect(readQuestion('')).toMatchObject({ home: '', price: 2_480_000, signed: today, errors: {} });
  expect(readQuestion('home=2701')).toMatchObject({ home: '2701', price: 6_076_000 });
  expect(readQuestion('home=2701&price=900000&before=2701')).toMatchObject({
    home: '',
    price: 900_000,
  });
  expect(readQuestion('home=2701&price=900000')).toMatchObject({ home: '2701' });
  expect(readQuestion('home=302').errors.home).toBe('Home 302 is not for sale.');
  expect(readQuestion('price=a lot')).toMatchObject({
    price: null,
    errors: {
      price: '“a lot” is not the price of a home. Enter the full amount, such as 2,480,000.',
    },
  });
  expect(readQuestion('signed=soon')).toMatchObject({
    signed: today,
    errors: { signed: 'Enter a date, such as 2026-12-04' },
  });
  expect(readQuestion('home=101', itoResidences).price).toBe(232_000_000);
});

test.each([
  ['50,000', 50_000],
  ['12.5%', 12.5],
  ['10 percent', 10],
  ['$25,000', 25_000],
])('a deposit of %j is read', (value, number) => {
  const unit = /%|per ?cent/.test(value) ? 'percent' : 'amount';
  const deposit = { value, unit, when: 'signing' };
  expect(timeline.parse({ deposits: [deposit] }).deposits[0]?.value).toBe(number);
});

test('a deposit with two readings is refused with the question', () => {
  const deposit = { value: '5.000', unit: 'amount', when: 'signing' };
  expect(timeline.safeParse({ deposits: [deposit] }).error?.issues).toMatchObject([
    { message: '“5.000” could be 5,000 or 5. Write 5000 or 5.' },
  ]);
});

test('a deposit needs an amount and a time, and its milestone must belong to the project', () => {
  const { deposits, milestones } = kestrelTimeline;
  expect(timeline.parse(JSON.stringify(kestrelTimeline))).toEqual(kestrelTimeline);
  expect(timeline.parse(undefined)).toEqual(noTimeline);
  const wrong = timeline.safeParse({
    deposits: [
      { value: 'much', unit: 'percent', when: 'signing' },
      { value: 5, unit: 'percent', when: 'days' },
      { value: 5, unit: 'percent', when: 'days', days: 200_000_000 },
    ],
  });
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'deposits.0.value',
    'deposits.1.days',
    'deposits.2.days',
  ]);
  expect(wrong.error?.issues[2]?.message).toBe('Enter 3,650 days or fewer');
  const deleted = timeline.safeParse({ deposits, milestones: milestones.slice(0, 2) });
  expect(deleted.error?.issues[0]?.message).toBe('There is no milestone “Topping out”.');
  const most = timeline.safeParse({
    milestones,
    deposits: deposits.map((one) => ({ ...one, value: 30 })),
  });
  expect(most.error?.issues[0]?.path).toEqual(['deposits', 3, 'value']);
  const odd = [{ value: 'x' }, { ...first, when: 'days', days: 200_000_000 }];
  const read = readTimeline({ deposits: [...deposits, ...odd], milestones });
  expect(read.deposits).toEqual(deposits);
});

test.each(['$12', '1999', '−5', '-5', '0', '10%', 'on request', '１９９９', '1e9'])(
  'the planner refuses %s as a price, and says what to enter',
  (text) => {
    const { price, priceText, errors } = readQuestion(`price=${encodeURIComponent(text)}`);
    expect({ price, priceText }).toEqual({ price: null, priceText: text });
    expect(errors.price).toBe(
      `“${text}” is not the price of a home. Enter the full amount, such as 2,480,000.`,
    );
  },
);

test.each([
  ['850.000', 850_000],
  ['$1.31m', 1_310_000],
  ['890k', 890_000],
  ['1 250 000', 1_250_000],
  ['232,000,000', 232_000_000],
])('the planner reads %s', (text, price) => {
  expect(readQuestion(`price=${encodeURIComponent(text)}`)).toMatchObject({ price, errors: {} });
});

test.each([
  ['5.000', 'amount', /could be 5,000 or 5/],
  ['10%', 'amount', /is a percentage/],
  ['ten', 'percent', /above 0/],
  ['-5%', 'percent', /above 0/],
])('a deposit of %s is refused with a reason', (value, unit, reason) => {
  const { error } = timeline.safeParse({ deposits: [{ value, unit, when: 'signing' }] });
  expect(error?.issues[0]).toMatchObject({ path: ['deposits', 0, 'value'] });
  expect(error?.issues[0]?.message).toMatch(reason);
});
