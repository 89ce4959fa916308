import { areaTexts } from '../features/residences/residence-text.ts';
import { amountText } from '../lib/amounts/amounts.ts';
import { afterEach, expect, test } from 'vitest';
import { provideLocale } from '../lib/text/locale.ts';
import { titleWidth } from '../lib/typesetting/title-width.ts';
import { longDate } from '../lib/time/dates.ts';
import { measuredParts, withUnit } from '../lib/amounts/measures.ts';
import { projectMessages } from './projects.ts';

let restore = () => {};
afterEach(() => restore());

test.each([
  ['en-CA', 'March 3, 2026', '598 to 640 sq ft', '20% in 4 payments, the balance on completion'],
  [
    'fr-CA',
    '3 mars 2026',
    '598 à 640\u00A0pi²',
    '20\u00A0% en 4 versements, le solde à la livraison',
  ],
  ['ja-JP', '2026年3月3日', '598〜640平方フィート', '20%を4回払い、残代金は引渡し時'],
  [
    'zh-Hant-TW',
    '2026\u00A0年\u00A03\u00A0月\u00A03\u00A0日',
    '598 至 640\u00A0平方英尺',
    '20% 分 4 期，交屋時付清尾款',
  ],
])('%s writes days, areas and shares in its own way', (locale, day, area, share) => {
  restore = provideLocale(() => locale);
  const { project, deposits } = projectMessages();
  expect(longDate('2026-03-03')).toBe(day);
  expect(withUnit(project.range('598', '640'), project.units['sq-ft'])).toBe(area);
  expect(deposits.inPayments(20, 4, false)).toBe(share);
});

test.each(['en-CA', 'fr-CA', 'ja-JP', 'zh-Hant-TW'])(
  'amounts and areas are found in texts of %s, to show them in another currency and unit',
  (locale) => {
    restore = provideLocale(() => locale);
    const { about, range, units, from, amountPerUnit } = projectMessages().project;
    const patterns = { about: about('{}'), range: range('{}', '{}'), units };
    const kinds = (text: string) =>
      measuredParts(text, patterns).flatMap((part) => (typeof part === 'string' ? [] : part.kind));
    expect(kinds(from(amountText(2_480_000, 'CAD')))).toEqual(['money']);
    expect(kinds(about(amountText(2_480_000, 'CAD')))).toEqual(['about']);
    expect(kinds(areaTexts([598, 598], 'sq-ft')[0])).toEqual(['area']);
    expect(kinds(areaTexts([598, 640], 'm2')[0])).toEqual(['area']);
    expect(kinds(amountPerUnit(amountText(1200, 'CAD'), 'm2'))).toEqual(['per']);
  },
);

test('an ideograph is as wide as it is high', () => {
  expect(titleWidth('世界のプロジェクト')).toBeCloseTo(9);
});
