import { afterEach, expect, test } from 'vitest';
import { areaTexts, pricePerTsubo, roomsText } from '../features/residences/residence-text.ts';
import { toSquareFeet } from '../lib/geo/areas.ts';
import {
  amountText,
  convertedAmount,
  narrowAmounts,
  currencyWord,
} from '../lib/amounts/amounts.ts';
import { labelled, listText } from '../lib/text/in-line.ts';
import { locale as currentLocale, provideLocale } from '../lib/text/locale.ts';
import {
  formatDateTimeIn,
  formatFullDateTime,
  longDate,
  mediumDate,
  timeIn,
  dayAndMonth,
  weekdayAndDate,
} from '../lib/time/dates.ts';
import { monthIn } from '../lib/time/format-month.ts';
import { formatSize } from '../features/media/format-size.ts';
import { currencyName, pricesCurrency } from '../features/residences/money.ts';
import { countryName } from '../lib/geo/countries.ts';
import { fullAddressLine } from '../lib/geo/postal-address.ts';
import { numberToRead } from '../platform/telephone-numbers.ts';
import { viewingMessages } from './viewings.ts';
import { languageNames } from '../lib/text/languages.ts';
import { placeName } from '../features/projects/project.ts';
import { receiptMessages } from './receipt.ts';
import { projectMessages } from './projects.ts';

const office = {
  street: '1180 Harbour Row',
  extra: null,
  city: 'Vancouver',
  region: 'Colombie-Britannique',
  postalCode: 'V6E 0B2',
  postal: { city: 'Vancouver', region: 'BC' },
};

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

// Names, signs and groups: CLDR 48, without its space in `カナダ ドル`. French: OQLF, « Écriture des sommes d’argent » (`1000 $ CA`). Japanese: LIFULL HOME'S has
// `4,980万円`, SUUMO no comma (both quoted in public code); kagurazaka-editors.jp, 「公用文における数字・記号の書き方」, allows either. Chinese: 行政院, 「公文書橫式書寫
// 數字使用原則」 has figures for amounts; its examples could not be opened. Spaces beside digits: W3C, 「中文排版需求」, 橫排的中、西文混排配置.
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

// No public source found: three digits, since another day's rate changes the fourth.
shapes(
  'a converted price',
  ([amount, code]: [number, string]) =>
    project().about(amountText(convertedAmount(amount, 1), code)),
  [
    [
      [1_712_500, 'CAD'],
      'about CAD 1,710,000',
      'environ 1_710_000_$_CA',
      '約1,710,000カナダドル',
      '約 171_萬加幣',
    ],
    [
      [251_234_567, 'JPY'],
      'about JPY 251,000,000',
      'environ 251_000_000_¥',
      '約2億5,100万円',
      '約 2_億_5,100_萬日圓',
    ],
    [[8.4, 'USD'], 'about USD 8', 'environ 8_$_US', '約8米ドル', '約 8_美元'],
  ],
);

// Prices include tax by 消費税法 63 and 營業稅法 32, as quoted in public code; GST comes on top: danmarusin.pages.dev, “Buying a Presale Condo in BC”.
shapes('what prices are in', () => pricesCurrency('TOKYO'), [
  [undefined, 'Japanese yen', 'yens japonais', '日本円', '日圓'],
]);

shapes('what prices are in where tax is added', () => pricesCurrency('VANCOUVER'), [
  [
    undefined,
    'Canadian dollars, before tax',
    'dollars canadiens, avant taxes',
    'カナダドル、税別',
    '加幣，未含稅',
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

// CLDR 48: `{0}/{1}`. French: OQLF, « Espacement avant et après les signes de ponctuation et les symboles », barre oblique: no space beside it.
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

const areas = ([low, high, unit]: [number, number, 'sq-ft' | 'm2']) =>
  areaTexts([toSquareFeet(low, unit), toSquareFeet(high, unit)], unit).join(' | ');

// French: CLDR 48, `598 pi²`. Japanese: SUUMO, as quoted in public code, has `71.2m2（21.53坪）`, that is 121/400, cut; 不動産登記規則 115 has hundredths
// of a ㎡, cut; so do we what is converted, with two decimals always. 表示規約施行規則 asks for ㎡ alone. Chinese: contracts of presales on lawinsider.com have
// `1,948.44 平方公尺（即 589.40 坪）`; no public source found for rounding the 坪, which is the custom.
shapes('an area', areas, [
  [
    [598, 598, 'sq-ft'],
    '598 sq ft | 56 m²',
    '598_pi² | 56_m²',
    '598平方フィート | 55.55㎡（16.80坪）',
    '598_平方英尺 | 55.56㎡（16.81_坪）',
  ],
  [
    [598, 640.4, 'sq-ft'],
    '598 to 640 sq ft | 56 to 59 m²',
    '598 à 640_pi² | 56 à 59_m²',
    '598〜640平方フィート | 55.55〜59.49㎡（16.80〜17.99坪）',
    '598 至 640_平方英尺 | 55.56 至 59.50㎡（16.81 至 18.00_坪）',
  ],
  [
    [1234, 3033, 'sq-ft'],
    '1,234 to 3,033 sq ft | 115 to 282 m²',
    '1_234 à 3_033_pi² | 115 à 282_m²',
    '1,234〜3,033平方フィート | 114.64〜281.77㎡（34.67〜85.23坪）',
    '1,234 至 3,033_平方英尺 | 114.64 至 281.77㎡（34.68 至 85.24_坪）',
  ],
  [
    [70, 70, 'm2'],
    '70 m² | 753 sq ft',
    '70_m² | 753_pi²',
    '70.00㎡（21.17坪） | 753平方フィート',
    '70.00㎡（21.18_坪） | 753_平方英尺',
  ],
  [
    [72.35, 72.35, 'm2'],
    '72 m² | 779 sq ft',
    '72_m² | 779_pi²',
    '72.35㎡（21.88坪） | 779平方フィート',
    '72.35㎡（21.89_坪） | 779_平方英尺',
  ],
  [
    [40.5, 98.2, 'm2'],
    '41 to 98 m² | 436 to 1,057 sq ft',
    '41 à 98_m² | 436 à 1_057_pi²',
    '40.50〜98.20㎡（12.25〜29.70坪） | 436〜1,057平方フィート',
    '40.50 至 98.20㎡（12.25 至 29.71_坪） | 436 至 1,057_平方英尺',
  ],
]);

// nukumori.life, 「マンションの坪単価を知るメリットは？」: `150万円/坪`; ec.ltn.com.tw has `每坪約208.5萬元`. No public source found for three digits.
shapes(
  'a price per tsubo',
  (areaUnit: 'sq-ft' | 'm2') =>
    pricePerTsubo(232_000_000, toSquareFeet(93.83, 'm2'), { currency: 'JPY', areaUnit }) ?? '',
  [
    ['m2', '', '', '817万円/坪', '817_萬日圓/坪'],
    ['sq-ft', '', '', '', '817_萬日圓/坪'],
  ],
);

shapes('the heading of prices per area', (unit: 'sq-ft' | 'm2') => project().perUnit(unit), [
  ['sq-ft', 'Per sq ft', 'Au pi²', '1平方フィートあたり', '每平方英尺'],
  ['m2', 'Per m²', 'Au m²', '㎡単価／坪単価', '每㎡'],
]);

const tokyo = 'Asia/Tokyo';

// CLDR 48, but French: OQLF, « Écriture des heures » (`18 h 15`, `17 h 05`), « Abréviation des noms de mois »; question-orthographe.fr, « Format de dates » (`1er`).
// Spaces, brackets, `〜` (CLDR and SUUMO: `～`): W3C, 「中文排版需求」, 橫排的中、西文混排配置, 括號 (after 重訂標點符號手冊), and 「日本語組版処理の要件」, 始め括弧類,
// ハイフン類. No public source found for weekdays in brackets: the custom of Japan and Taiwan, common in public texts.
shapes('a long date', longDate, [
  ['2026-12-01', 'December 1, 2026', '1er décembre 2026', '2026年12月1日', '2026_年_12_月_1_日'],
  ['2026-12-11', 'December 11, 2026', '11 décembre 2026', '2026年12月11日', '2026_年_12_月_11_日'],
  ['2026-08-31', 'August 31, 2026', '31 août 2026', '2026年8月31日', '2026_年_8_月_31_日'],
]);

shapes('a medium date', mediumDate, [
  ['2026-12-01', 'Dec 1, 2026', '1er déc. 2026', '2026/12/01', '2026_年_12_月_1_日'],
]);

shapes('a weekday', weekdayAndDate, [
  [
    '2026-12-01',
    'Tuesday, December 1',
    'mardi 1er décembre',
    '12月1日（火）',
    '12_月_1_日（星期二）',
  ],
  [
    '2026-12-02',
    'Wednesday, December 2',
    'mercredi 2 décembre',
    '12月2日（水）',
    '12_月_2_日（星期三）',
  ],
]);

shapes('a time', (time: string) => timeIn(tokyo, time), [
  ['2026-12-01T05:00:00Z', '2:00 p.m.', '14_h', '14:00', '下午_2:00'],
  ['2026-12-01T05:30:00Z', '2:30 p.m.', '14_h_30', '14:30', '下午_2:30'],
  ['2026-12-01T00:05:00Z', '9:05 a.m.', '9_h_05', '9:05', '上午_9:05'],
]);

shapes('a moment', (time: string) => formatDateTimeIn(tokyo, time), [
  [
    '2026-12-01T05:00:00Z',
    'Dec 1, 2026, 2:00 p.m.',
    '1er déc. 2026, 14_h',
    '2026/12/01 14:00',
    '2026_年_12_月_1_日 下午_2:00',
  ],
]);

shapes('a moment with its zone', (time: string) => formatFullDateTime(tokyo, time), [
  [
    '2026-12-01T05:00:00Z',
    'Tuesday, December 1, 2026 at 2:00 p.m. Japan Standard Time',
    'mardi 1er décembre 2026 à 14_h (heure normale du Japon)',
    '2026年12月1日（火）14:00（日本標準時）',
    '2026_年_12_月_1_日（星期二）下午_2:00（日本標準時間）',
  ],
]);

shapes(
  'the time of a viewing',
  (day: string) => viewingMessages().at(weekdayAndDate(day), timeIn(tokyo, `${day}T05:00:00Z`)),
  [
    [
      '2026-12-01',
      'Tuesday, December 1 at 2:00 p.m.',
      'mardi 1er décembre à 14_h',
      '12月1日（火）14:00',
      '12_月_1_日（星期二）下午_2:00',
    ],
  ],
);

shapes(
  'the days of a week of viewings',
  ([from, until]: [string, string]) =>
    viewingMessages().range(dayAndMonth(from), dayAndMonth(until)),
  [
    [
      ['2026-11-30', '2026-12-06'],
      'November 30 to December 6',
      'Du 30 novembre au 6 décembre',
      '11月30日〜12月6日',
      '11_月_30_日至 12_月_6_日',
    ],
  ],
);

shapes(
  'the times of a viewing',
  ([from, until]: [string, string]) =>
    viewingMessages().range(timeIn(tokyo, from), timeIn(tokyo, until)),
  [
    [
      ['2026-12-01T05:00:00Z', '2026-12-01T05:45:00Z'],
      '2:00 p.m. to 2:45 p.m.',
      'de 14_h à 14_h_45',
      '14:00〜14:45',
      '下午_2:00 至下午_2:45',
    ],
  ],
);

// informationmontreal.com, « Acheter sur plan à Montréal » (`livraison`); SUUMO (`完成時期`) as quoted in public code. No public source found for the rest.
shapes('a completion to come', (date: string) => project().completion(date), [
  [
    'Hiver 2027',
    'Completion Hiver 2027',
    'Livraison prévue_: hiver 2027',
    'Hiver 2027完成予定',
    '預計 Hiver 2027 完工',
  ],
]);

shapes('a completion', (date: string) => project().completed(date), [
  ['Été 2026', 'Completed Été 2026', 'Livré_: été 2026', 'Été 2026竣工', 'Été 2026 完工'],
]);

// educaloi.qc.ca, « Acheter un condo sur plan » (`acompte`); musicworld.jp, 不動産用語集, 「中間金」; warm-investor.com, 「預售屋付款流程表」 (`訂金`, `簽約金`, `工程期款`).
shapes(
  'the payment on signing',
  () => {
    const { named, times } = projectMessages().deposits;
    return named('first', times.signing);
  },
  [
    [
      undefined,
      'On signing',
      'Acompte, à la signature du contrat',
      '手付金（契約時）',
      '簽約金（簽約時）',
    ],
  ],
);

shapes(
  'the payments of a purchase',
  (payment: 'first' | 'later' | 'balance') =>
    projectMessages().deposits.named(payment, 'À date fixe'),
  [
    [
      'first',
      'À date fixe',
      'Acompte, à date fixe',
      '手付金（À date fixe）',
      '訂金（À date fixe）',
    ],
    [
      'later',
      'À date fixe',
      'Versement, à date fixe',
      '中間金（À date fixe）',
      '期款（À date fixe）',
    ],
    [
      'balance',
      'À date fixe',
      'Solde, à date fixe',
      '残代金（À date fixe）',
      '尾款（À date fixe）',
    ],
  ],
);

// Centris (`2e trimestre 2026`), 不動産取引価格情報 (`第3四半期`) and winters (`hiver 2026-2027`), as quoted in public code; udn.com (`第3季`).
shapes('a planned month', (date: string) => monthIn(currentLocale(), date) ?? date, [
  ['August 2027', 'August 2027', 'août 2027', '2027年8月', '2027_年_8_月'],
  ['Winter 2027', 'Winter 2027', 'hiver 2027-2028', '2027年冬', '2027_年冬'],
  ['Spring 2028', 'Spring 2028', 'printemps 2028', '2028年春', '2028_年春'],
  ['Q1 2028', 'Q1 2028', '1er trimestre 2028', '2028年第1四半期', '2028_年第_1_季'],
  ['Q3 2028', 'Q3 2028', '3e trimestre 2028', '2028年第3四半期', '2028_年第_3_季'],
  ['2026 to 2028', '2026 to 2028', '2026 to 2028', '2026 to 2028', '2026 to 2028'],
]);

// CLDR 48, with its 和 as 與: no public source found, the custom of written Chinese of Taiwan. Spaces as in dates.
shapes('a list', (texts: string[]) => listText(texts), [
  [['A', 'B'], 'A and B', 'A et B', 'A、B', 'A 與 B'],
  [['A', 'B', 'C'], 'A, B and C', 'A, B et C', 'A、B、C', 'A、B 與 C'],
  [['溫哥華', '東京'], '溫哥華 and 東京', '溫哥華 et 東京', '溫哥華、東京', '溫哥華與東京'],
  [
    ['溫哥華', '東京', 'Seattle'],
    '溫哥華, 東京 and Seattle',
    '溫哥華, 東京 et Seattle',
    '溫哥華、東京、Seattle',
    '溫哥華、東京與 Seattle',
  ],
]);

// OQLF, « Caractéristiques culturelles et linguistiques du Québec », 4: a space before a colon, none before ; ! and ?.
shapes('a label', (label: string) => labelled(label, 'B'), [
  ['A', 'A: B', 'A_: B', 'A：B', 'A：B'],
]);

// No public source found for floors, a custom (591: `10F/20F`). Centris has `3 chambres`, 591 `3房2廳2衛`, both as quoted in public code.
shapes('a floor', (floor: string) => projectMessages().residences.onFloor(floor), [
  ['12', 'Floor 12', 'Étage 12', '12階', '12 樓'],
  ['PH', 'Floor PH', 'Étage PH', 'PH', 'PH'],
]);

// LIFULL HOME'S, 「マンションの住所の正しい書き方」: `号室`. No public source found for `402 室`; 戶 counts homes in contracts of presales.
shapes('a home', (number: string) => project().home(number), [
  ['402', 'Home 402', 'Résidence 402', '402号室', '402 室'],
  ['A-1203', 'Home A-1203', 'Résidence A-1203', 'A-1203号室', 'A-1203 戶'],
  ['7', 'Home 7', 'Résidence 7', '住戸7', '7 號戶'],
  ['PH2', 'Home PH2', 'Résidence PH2', '住戸PH2', 'PH2 戶'],
]);

shapes('floors', ([low, high]: [number, number]) => project().floors(low, high), [
  [[3, 22], 'Floors 3 to 22', 'Étages 3 à 22', '3階〜22階', '3 至 22 樓'],
]);

shapes('bedrooms', ([low, high]: [number, number]) => project().manyKinds(low, high), [
  [[1, 3], 'One to three bedrooms', '1 à 3 chambres', '1〜3ベッドルーム', '1 至 3 房'],
]);

// Bedrooms, not `2LDK`: that counts Japanese rooms, too, and by 首都圏不動産公正取引協議会, 「DKとLDKの広さの目安となる基準について」, it promises a living
// room of 8 or 10 mats, neither of which is known. Editors write it in names of plans. RE/MAX: `1 salle d'eau` apart; Taiwan: `5房4廳2.5衛`, in public code.
shapes('rooms', (bathrooms: number) => roomsText({ bedrooms: 2, bathrooms }), [
  [2, '2 bed, 2 bath', '2_ch., 2_sdb', '2ベッドルーム、2バスルーム', '2 房 2 衛'],
  [2.5, '2 bed, 2½ bath', '2_ch., 2_sdb, 1_sde', '2ベッドルーム、2.5バスルーム', '2 房 2.5 衛'],
  [0.5, '2 bed, ½ bath', '2_ch., 1_sde', '2ベッドルーム、0.5バスルーム', '2 房 0.5 衛'],
]);

shapes(
  'rooms of a named layout',
  (name: string) => roomsText({ bedrooms: 2, bathrooms: 1, name }),
  [
    ['2LDK＋和室', '2 bed, 1 bath', '2_ch., 1_sdb', '2LDK＋和室、1バスルーム', '2 房 1 衛'],
    ['角住戸', '2 bed, 1 bath', '2_ch., 1_sdb', '2ベッドルーム、1バスルーム', '2 房 1 衛'],
  ],
);

// As beside the amounts of the page.
shapes('the currency that a form asks for', currencyWord, [
  ['CAD', 'CAD', '$_CA', 'カナダドル', '加幣'],
]);

// CLDR 48; OQLF, « Caractéristiques culturelles et linguistiques du Québec », 4, too: a space before `%`.
shapes('a share', (share: string) => projectMessages().percent(share), [
  ['20', '20%', '20_%', '20%', '20%'],
]);

// No public source found: of Japan and Taiwan large to small, as addresses there, elsewhere the area first.
shapes('a place', ([area, city]: [string, string]) => placeName({ area, city }), [
  [
    ['Coal Harbour', 'Vancouver'],
    'Coal Harbour, Vancouver',
    'Coal Harbour, Vancouver',
    'Vancouver・Coal Harbour',
    'Vancouver・Coal Harbour',
  ],
  [['青山', '東京'], '青山, 東京', '青山, 東京', '東京・青山', '東京・青山'],
]);

// CLDR 48.
shapes('languages', (tags: string) => listText(languageNames(tags)), [
  ['en fr', 'English and French', 'anglais et français', '英語、フランス語', '英文與法文'],
  ['ja yue', 'Japanese and Cantonese', 'japonais et cantonais', '日本語、広東語', '日文與粵語'],
  [
    'ase iu',
    'American Sign Language and Inuktitut',
    'langue des signes américaine et inuktitut',
    'アメリカ手話、イヌクティトット語',
    '美國手語與因紐特文',
  ],
  ['qqq', '', '', '', ''],
]);

shapes('a country', (code: string) => countryName(code), [
  ['CA', 'Canada', 'Canada', 'カナダ', '加拿大'],
  ['JP', 'Japan', 'Japon', '日本', '日本'],
  ['US', 'United States', 'États-Unis', 'アメリカ合衆国', '美國'],
]);

shapes('a currency', (code: string) => currencyName(code), [
  ['CAD', 'Canadian dollars', 'dollars canadiens', 'カナダドル', '加幣'],
  ['JPY', 'Japanese yen', 'yens japonais', '日本円', '日圓'],
]);

// OQLF, « Formules d’appel dans le courriel »: `Bonjour,` or `Madame, Monsieur,`, there on two lines. 広尾町公用文作成規程 6: 様. 您好：: the custom.
shapes('a salutation', (name: string) => projectMessages().firstAccess.letter.dear(name), [
  ['山田太郎', 'Dear 山田太郎,', 'Bonjour 山田太郎,', '山田太郎様', '山田太郎 您好：'],
  [
    'Noor Lindqvist',
    'Dear Noor Lindqvist,',
    'Bonjour Noor Lindqvist,',
    'Noor Lindqvist様',
    'Noor Lindqvist 您好：',
  ],
]);

shapes('a salutation without a name', () => receiptMessages().salutation ?? '', [
  ['', '', 'Madame, Monsieur,', 'お客様', '您好：'],
]);

// As dialled within the calling code of the language's region, by libphonenumber; in Canada `819 777-6021`: lacsq.org, « Écriture des numéros de téléphone », after
// the OQLF. All others are international, as ITU-T E.123 has them: spaces alone.
shapes(
  'a telephone number',
  ([typed, country]: [string, string]) => numberToRead(typed, country, currentLocale()),
  [
    [
      ['(604) 555-0142', 'CA'],
      '604 555-0142',
      '604 555-0142',
      '+1 604 555 0142',
      '+1 604 555 0142',
    ],
    [
      ['03-5555-0199', 'JP'],
      '+81 3 5555 0199',
      '+81 3 5555 0199',
      '03-5555-0199',
      '+81 3 5555 0199',
    ],
    [
      ['02-2345-6789', 'TW'],
      '+886 2 2345 6789',
      '+886 2 2345 6789',
      '+886 2 2345 6789',
      '02 2345 6789',
    ],
  ],
);

// OQLF, « Nom de province, de territoire ou d’État dans l’adresse ». Japanese and Chinese have the country first, so in brackets: no public source found.
shapes(
  'an address with its country',
  (country: string) => fullAddressLine({ ...office, country }),
  [
    [
      'CA',
      '1180 Harbour Row, Vancouver, BC V6E 0B2, Canada',
      '1180 Harbour Row, Vancouver (Colombie-Britannique) V6E 0B2, Canada',
      '1180 Harbour Row, Vancouver, BC V6E 0B2（カナダ）',
      '1180 Harbour Row, Vancouver, BC V6E 0B2（加拿大）',
    ],
  ],
);

// CLDR 48: French has octets.
shapes('the size of a file', formatSize, [
  [2_450_000, '2.5 MB', '2,5_Mo', '2.5 MB', '2.5 MB'],
  [240_000, '240 kB', '240_ko', '240 KB', '240 kB'],
]);
