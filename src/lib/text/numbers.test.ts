import { expect, onTestFinished, test } from 'vitest';
import { provideLocale } from './locale.ts';
import { columnSign, plainNumber, readNumber } from './numbers.ts';

test.each([
  ['1310000', 1_310_000],
  ['1,310,000', 1_310_000],
  ['1.310.000', 1_310_000],
  ['1 310 000', 1_310_000],
  ['1\u00A0310\u00A0000,50', 1_310_000.5],
  ['1\u202F310\u202F000', 1_310_000],
  ["1'310'000.50", 1_310_000.5],
  ['1’310’000', 1_310_000],
  ['1,310,000.25', 1_310_000.25],
  ['1.310.000,25', 1_310_000.25],
  ['12,50,000', 1_250_000],
  ['50,000', 50_000],
  ['12,5', 12.5],
  ['1234.567', 1234.567],
  ['0.850', 0.85],
  ['１２，５００', 12_500],
  ['−5', -5],
  ['.5', 0.5],
  ['49.', 49],
  ['2½', 2.5],
  ['1 ¾', 1.75],
  ['3 1/2', 3.5],
  ['½', 0.5],
])('%j is the number %d', (text, value) => expect(readNumber(text)).toEqual({ value }));

test('a fraction has one reading, also in a column with decimal commas', () => {
  expect(readNumber('2½', { sign: ',' })).toEqual({ value: 2.5 });
  expect(columnSign(['1,5', '2½', '3'])).toEqual({ sign: ',', isMixed: false });
});

test.each([
  '1,47O',
  '1 2',
  '1,2,3',
  '1.250.00',
  '12.50.000',
  '12.34,56.7',
  '10%',
  '$5',
  '5k',
  '-',
  '10²',
  '1e5',
  '0x10',
])('%j is not a plain number', (text) =>
  expect(readNumber(text)).toEqual({ error: `“${text}” is not a number.` }),
);

test('a text with two readings is an error that asks, unless language or limits decide', () => {
  expect(readNumber('5.000')).toEqual({
    error: '“5.000” could be 5,000 or 5. Write 5000 or 5.',
    readings: { '.': 5, ',': 5000 },
  });
  expect(readNumber('1 310,000')).toEqual({ value: 1_310_000 });
  expect(readNumber('49.283', { min: -90, max: 90 })).toEqual({ value: 49.283 });
  expect(readNumber('1.204', { isInteger: true })).toEqual({ value: 1204 });
  expect(readNumber('1.372', { isFraction: true })).toEqual({ value: 1.372 });
  expect(readNumber('5.000', { sign: ',' })).toEqual({ value: 5000 });
  expect(readNumber('5.000', { sign: '.' })).toEqual({ value: 5 });
  onTestFinished(provideLocale(() => 'de-DE'));
  expect(readNumber('5.000')).toEqual({ value: 5000 });
  expect(readNumber('5,000')).toHaveProperty('readings', { '.': 5000, ',': 5 });
  expect(readNumber('1,57')).toEqual({ value: 1.57 });
});

test.each([
  ['$1,310,000', 1_310_000],
  ['$ 790.500,00', 790_500],
  ['€ 1.250.000', 1_250_000],
  ['1 310 000 €', 1_310_000],
  ['CA$ 742,000', 742_000],
  ['C$742,000', 742_000],
  ['US$742,000 USD', 742_000],
  ['CAD 742,000', 742_000],
  ['742 000 $ CA', 742_000],
  ['742,000 cad', 742_000],
  ["CHF 1'250'000.–", 1_250_000],
  ['Fr. 1’250’000.-', 1_250_000],
  ['5 900 000,- kr', 5_900_000],
  ['kr 5 900 000', 5_900_000],
  ['1 250 000 zł', 1_250_000],
  ['￥232,000,000', 232_000_000],
  ['２３２０００００', 23_200_000],
  ['232,000,000円', 232_000_000],
  ['2億3200万円', 232_000_000],
  ['2億3,200万円', 232_000_000],
  ['2.5億', 250_000_000],
  ['5,980万円', 59_800_000],
  ['¥5,980万', 59_800_000],
  ['1億', 100_000_000],
  ['850万元', 8_500_000],
  ['12억 5,000만원', 1_250_000_000],
  ['$1.31m', 1_310_000],
  ['1,31 M$', 1_310_000],
  ['890k', 890_000],
  ['$890 K', 890_000],
  ['2.3 million dollars', 2_300_000],
  ['-$5', -5],
  ['98,000千円', 98_000_000],
  ['3千5百万円', 35_000_000],
  ['12百万円', 12_000_000],
  ['1億2千万', 120_000_000],
  ['1,280萬起', 12_800_000],
  ['5,980万円～', 59_800_000],
  ['2億3200万円から', 232_000_000],
  ['From $1.2m', 1_200_000],
  ['à partir de 450 000 €', 450_000],
  ['85 lakh', 8_500_000],
  ['₹1.2 crore', 12_000_000],
])('%j is the amount %d', (text, value) =>
  expect(readNumber(text, { unit: 'money' })).toEqual({ value }),
);

test.each(['10%', 'ask', '1,47O', '5 apples', '3200万2億', '2億3億', '1億23200万', 'ABC 500', '$'])(
  '%j is no amount',
  (text) => expect(readNumber(text, { unit: 'money' })).toHaveProperty('error'),
);

test.each([
  ['10%', 10],
  ['10 %', 10],
  ['10 percent', 10],
  ['12.5 per cent', 12.5],
  ['10percent', 10],
  ['10pct', 10],
  ['12,5 %', 12.5],
  ['１０％', 10],
  ['10', 10],
])('%j is the percentage %d', (text, value) => {
  expect(readNumber(text, { unit: 'percent' })).toEqual({ value });
  expect(readNumber(text, { unit: 'any' })).toEqual({ value });
});

test('a percentage above its limit is not read as a decimal of another language', () => {
  const rules = { unit: 'percent', min: 0, max: 100 } as const;
  expect(readNumber('1,000%', rules)).toEqual({ value: 1000 });
  expect(readNumber('12.500 %', rules)).toEqual({ value: 12.5 });
  onTestFinished(provideLocale(() => 'de-DE'));
  expect(readNumber('12,500 %', rules)).toEqual({ value: 12.5 });
});

test('the decimal sign of a column is the one that all its cells prove', () => {
  expect(columnSign(['850.000', '1.250.000', '980'])).toEqual({ sign: ',', isMixed: false });
  expect(columnSign(['1.020', '92.5', '88.25'])).toEqual({ sign: '.', isMixed: false });
  expect(columnSign(['92,5', '1.020'])).toEqual({ sign: ',', isMixed: false });
  expect(columnSign(['1,250,000', '980'])).toEqual({ sign: '.', isMixed: false });
  expect(columnSign(['755', '1 020'])).toEqual({ isMixed: false });
});

test('a column with two readings is asked about, and a mixed one has none', () => {
  const readings = { '.': 850, ',': 850_000 };
  expect(columnSign(['850.000', '990.000'])).toEqual({
    question: { text: '850.000', readings },
    isMixed: false,
  });
  expect(columnSign(['850,000'])).toMatchObject({ question: { suggested: '.' } });
  expect(columnSign(['850.000', '1.250.000', '1,250,000'])).toEqual({ isMixed: true });
  expect(columnSign(['850.000', '990,000'])).toEqual({ isMixed: true });
});

test.each([
  [['850.000', '990.000', '1.2500'], 'money', 850, 850_000],
  [['850.000', '990.00', '725.000'], 'money', 850, 850_000],
  [['1.020', '1.100', '98.5'], undefined, 1.02, 1020],
  [['92,125', '88,250', '70.5.'], undefined, 92_125, 92.125],
  [['92.125', '88.250', '1,5'], undefined, 92.125, 92_125],
] as const)('one slip in %j does not decide over the others', (texts, unit, point, comma) => {
  const { sign, question } = columnSign(texts, { unit });
  expect(sign).toBeUndefined();
  expect(question?.readings).toEqual({ '.': point, ',': comma });
});

test('a number is multiplied by what its heading says, unless it has a word of its own', () => {
  const rules = { unit: 'money', factor: 10_000 } as const;
  expect(readNumber('12,800', rules)).toEqual({ value: 128_000_000 });
  expect(readNumber('1億2,800万円', rules)).toEqual({ value: 128_000_000 });
  expect(readNumber('12,800万', rules)).toEqual({ value: 128_000_000 });
  expect(readNumber('$1,250', { unit: 'money', factor: 1_000 })).toEqual({ value: 1_250_000 });
  expect(readNumber('$1.25m', { unit: 'money', factor: 1_000 })).toEqual({ value: 1_250_000 });
  expect(readNumber('1.250', { unit: 'money', factor: 1_000 })).toEqual({
    error: '“1.250” could be 1,250,000 or 1,250. Write 1250 or 1.25.',
    readings: { '.': 1_250, ',': 1_250_000 },
  });
});

test('the plain text of a number has one reading', () => {
  for (const value of [92.903, -1.5, 1020.123, 850, 0.125]) {
    expect(readNumber(plainNumber(value))).toEqual({ value });
  }
});

test.each([
  ['blanks in the middle', `1${' '.repeat(100_000)}x`],
  ['letters', `1${'a'.repeat(100_000)}!`],
  ['groups', `1${',123'.repeat(25_000)}x`],
  ['digits', '1'.repeat(100_000)],
])('a text of many %s is no number, and is refused at once', (_, text) => {
  const begin = process.cpuUsage();
  for (const unit of ['money', 'percent', 'any', undefined] as const)
    expect(readNumber(text, { unit })).toHaveProperty('error');
  expect(columnSign([text])).toEqual({ isMixed: false });
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(1_000);
});
