import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { provideLocale } from '../../lib/text/locale.ts';
import { MoneyText } from './MoneyText.tsx';

test.each([
  ['From CAD 2,480,000', '[From [[CAD] 2,480,000]]'],
  [
    'From USD 1,250,000, about CAD 1,712,000',
    '[[From [[USD] 1,250,000]][, <wbr/>[about [[CAD] 1,712,000]]]]',
  ],
  ['Prices now start at CAD 1,000', 'Prices now start [at [[CAD] 1,000]]'],
  ['À partir de\u00A0CAD 1,000', '[À\u00A0partir\u00A0de [[CAD] 1,000]]'],
  ['about CAD 1,712,000', '[[about [[CAD] 1,712,000]]]'],
  ['Left, about CAD 1,712,000. Here', 'Left[[, <wbr/>[about [[CAD] 1,712,000]]].] Here'],
  ['From USD 1, about CAD 2. Here', '[[From [[USD] 1]][, <wbr/>[about [[CAD] 2]]].] Here'],
  ['CAD 585,000 to CAD 1,940,000', '[[CAD] 585,000] [to [[CAD] 1,940,000]]'],
  ['CAD 585,000, CAD 640,000', '[[[CAD] 585,000],] [[CAD] 640,000]'],
  ['CAD 585,000, 598 sq ft', '[[[CAD] 585,000],] [598 sq ft]'],
  ['NOK 5\u00A0900\u00A0000', '[[NOK] 5\u00A0900\u00A0000]'],
  ['CAD 0.68 / sq ft', '[[CAD] 0.68] / sq ft'],
  ['CAD 1,178 / sq ft', '[[[CAD] 1,178] / sq ft]'],
  ['Studios, 598 to 640 sq ft', 'Studios, [598 to 640 sq ft]'],
  ['2 bed, 70 m²', '2 bed, [70 m²]'],
  ['BAY 12, Vancouver', 'BAY 12, Vancouver'],
  ['On request', 'On request'],
])('in “%s” each amount stays on its line, and its code is small', (text, shown) => {
  const html = renderToStaticMarkup(createElement(MoneyText, { text }));
  expect(html.replaceAll(/<span[^>]*>/g, '[').replaceAll('</span>', ']')).toBe(shown);
});

test('amounts and areas are marked for the visitor’s own currency and unit', () => {
  const text = 'From USD 1,250,000, about CAD 1,712,000, 598 sq ft, USD 1,178 / sq ft';
  const html = renderToStaticMarkup(createElement(MoneyText, { text }));
  const marks = [...html.matchAll(/ data-(about|money|area|per)="([^"]*)"/g)];
  expect(marks.map(([, name, value]) => `${name} ${value}`.trim())).toEqual([
    'money USD 1250000',
    'about',
    'money CAD 1712000',
    'area sq-ft',
    'per sq-ft',
    'money USD 1178',
  ]);
});

test.each([
  ['ja', 'CAD\u00A02,480,000から', 'から'],
  ['ja', '2億3,200万円から', '億 万 円 から'],
  ['zh-Hant', '248\u00A0萬加幣起', '萬 加幣 起'],
  ['zh-Hant', '248\u00A0萬加幣 起', '萬 加幣  起'],
])('in %s the words of “%s” are smaller than its figures', (language, text, expected) => {
  const restore = provideLocale(() => language);
  const html = renderToStaticMarkup(createElement(MoneyText, { text }));
  restore();
  const small = [...html.matchAll(/ class="[^"]*word[^"]*"[^>]*>([^<]*)/g)];
  expect(small.map(([, word]) => word).join(' ')).toBe(expected);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
});
