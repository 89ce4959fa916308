import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyText } from './MoneyText.tsx';

test.each([
  ['From CAD 2,480,000', 'From [[CAD] 2,480,000]'],
  ['From USD 1,250,000, about CAD 1,712,000', 'From [[USD] 1,250,000], about [[CAD] 1,712,000]'],
  ['CAD 585,000 to CAD 1,940,000', '[[CAD] 585,000] to [[CAD] 1,940,000]'],
  ['NOK 5\u00A0900\u00A0000', '[[NOK] 5\u00A0900\u00A0000]'],
  ['CAD 0.68 / sq ft', '[[CAD] 0.68] / sq ft'],
  ['BAY 12, Vancouver', 'BAY 12, Vancouver'],
  ['On request', 'On request'],
])('in “%s” each amount stays on its line, and its code is small', (text, shown) => {
  const html = renderToStaticMarkup(createElement(MoneyText, { text }));
  expect(html.replaceAll(/<span[^>]*>/g, '[').replaceAll('</span>', ']')).toBe(shown);
});
