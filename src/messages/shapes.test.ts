import { afterEach, expect, test } from 'vitest';
import { amountText, narrowAmounts } from '../lib/text/amounts.ts';
import { provideLocale } from '../lib/text/locale.ts';
import { projectMessages } from './projects.ts';

let restore = () => {};
afterEach(() => restore());

const locales = { en: 'en-CA', fr: 'fr-CA', ja: 'ja-JP', zh: 'zh-Hant-TW' } as const;

type Row<Input> = [input: Input, en: string, fr: string, ja: string, zh: string];

/** In the table `_` is a no-break space and `~` a narrow one. */
function shapes<Input>(name: string, write: (input: Input) => string, rows: Row<Input>[]) {
  const cases = rows.flatMap(([input, ...texts]) =>
    Object.entries(locales).map(([key, locale], at) => ({ input, key, locale, text: texts[at] })),
  );
  test.each(cases)(`${name} %$: $input is “$text” in $key`, ({ input, locale, text }) => {
    restore = provideLocale(() => locale);
    const written = write(input);
    expect(written.replaceAll('\u00A0', '_').replaceAll('\u202F', '~')).toBe(text);
  });
}

const money = ([amount, code]: [number, string]) => amountText(amount, code);

// French: OQLF, Vitrine linguistique, « Écriture des montants d'argent »: the sign after the figure and a no-break space,
// `$ CA` and `$ US` where dollars may be mixed up; groups and the other signs as in CLDR fr-CA. Japanese: SUUMO and at
// home write `4,980万円`, `3,498万9,000円`, `2億3,200万円`; other currencies are named after the figure. Chinese: Executive Yuan,
// 數字用法舉例一覽表 (`6億3,944萬2,789元`); names of currencies as in CLDR zh-Hant; spaces beside digits as in this site's texts.
shapes('money', money, [
  [[2_480_000, 'CAD'], 'CAD 2,480,000', '2_480_000_$_CA', '2,480,000カナダドル', '248_萬加幣'],
  [
    [2_485_500, 'CAD'],
    'CAD 2,485,500',
    '2_485_500_$_CA',
    '2,485,500カナダドル',
    '248_萬_5,500_加幣',
  ],
  [[585_000, 'CAD'], 'CAD 585,000', '585_000_$_CA', '585,000カナダドル', '58_萬_5,000_加幣'],
  [[9_900, 'CAD'], 'CAD 9,900', '9_900_$_CA', '9,900カナダドル', '9,900_加幣'],
  [[1_178, 'CAD'], 'CAD 1,178', '1_178_$_CA', '1,178カナダドル', '1,178_加幣'],
  [[0, 'CAD'], 'CAD 0', '0_$_CA', '0カナダドル', '0_加幣'],
  [[0.68, 'CAD'], 'CAD 0.68', '0,68_$_CA', '0.68カナダドル', '0.68_加幣'],
  [[1_250_000, 'USD'], 'USD 1,250,000', '1_250_000_$_US', '1,250,000米ドル', '125_萬美元'],
  [[232_000_000, 'JPY'], 'JPY 232,000,000', '232_000_000_¥', '2億3,200万円', '2_億_3,200_萬日圓'],
  [[49_800_000, 'JPY'], 'JPY 49,800,000', '49_800_000_¥', '4,980万円', '4,980_萬日圓'],
  [[34_989_000, 'JPY'], 'JPY 34,989,000', '34_989_000_¥', '3,498万9,000円', '3,498_萬_9,000_日圓'],
  [[100_000_000, 'JPY'], 'JPY 100,000,000', '100_000_000_¥', '1億円', '1_億日圓'],
  [[100_005_000, 'JPY'], 'JPY 100,005,000', '100_005_000_¥', '1億5,000円', '1_億_5,000_日圓'],
  [[1_300, 'JPY'], 'JPY 1,300', '1_300_¥', '1,300円', '1,300_日圓'],
  [[900_000, 'EUR'], 'EUR 900,000', '900_000_€', '900,000ユーロ', '90_萬歐元'],
  [[900_000, 'GBP'], 'GBP 900,000', '900_000_£', '900,000英国ポンド', '90_萬英鎊'],
  [[9_800_000, 'HKD'], 'HKD 9,800,000', '9_800_000_$_HK', '9,800,000香港ドル', '980_萬港幣'],
  [
    [42_000_000, 'TWD'],
    'TWD 42,000,000',
    '42_000_000_TWD',
    '42,000,000新台湾ドル',
    '4,200_萬新台幣',
  ],
  [
    [1_500_000, 'AUD'],
    'AUD 1,500,000',
    '1_500_000_$_AU',
    '1,500,000オーストラリアドル',
    '150_萬澳幣',
  ],
]);

shapes('narrow money', (input: [number, string]) => narrowAmounts(money(input)), [
  [[2_480_000, 'CAD'], 'CAD 2,480,000', '2_480_000_$_CA', 'CAD_2,480,000', '248_萬加幣'],
  [[1_250_000, 'USD'], 'USD 1,250,000', '1_250_000_$_US', 'USD_1,250,000', '125_萬美元'],
  [[232_000_000, 'JPY'], 'JPY 232,000,000', '232_000_000_¥', '2億3,200万円', '2_億_3,200_萬日圓'],
]);

const project = () => projectMessages().project;

shapes('a lowest price', (input: [number, string]) => project().from(money(input)), [
  [
    [2_480_000, 'CAD'],
    'From CAD 2,480,000',
    'À partir de 2_480_000_$_CA',
    '2,480,000カナダドルから',
    '248_萬加幣起',
  ],
  [
    [232_000_000, 'JPY'],
    'From JPY 232,000,000',
    'À partir de 232_000_000_¥',
    '2億3,200万円から',
    '2_億_3,200_萬日圓起',
  ],
]);

shapes('an approximate price', (input: [number, string]) => project().about(money(input)), [
  [
    [1_712_000, 'CAD'],
    'about CAD 1,712,000',
    'environ 1_712_000_$_CA',
    '約1,712,000カナダドル',
    '約 171_萬_2,000_加幣',
  ],
]);

shapes(
  'a range of prices',
  ([low, high]: number[]) => project().range(money([low ?? 0, 'CAD']), money([high ?? 0, 'CAD'])),
  [
    [
      [585_000, 1_940_000],
      'CAD 585,000 to CAD 1,940,000',
      '585_000_$_CA à 1_940_000_$_CA',
      '585,000カナダドル〜1,940,000カナダドル',
      '58_萬_5,000_加幣至 194_萬加幣',
    ],
  ],
);

// OQLF, « Barre oblique »: no space beside it.
shapes(
  'a price per area',
  (input: [number, string]) =>
    project().amountPerUnit(money(input), input[1] === 'JPY' ? 'm2' : 'sq-ft'),
  [
    [
      [1_178, 'CAD'],
      'CAD 1,178 / sq ft',
      '1_178_$_CA/pi²',
      '1,178カナダドル/平方フィート',
      '1,178_加幣/平方英尺',
    ],
    [[1_450_000, 'JPY'], 'JPY 1,450,000 / m²', '1_450_000_¥/m²', '145万円/㎡', '145_萬日圓/㎡'],
  ],
);
