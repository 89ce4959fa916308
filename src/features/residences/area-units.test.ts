import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toSquareFeet } from '../../lib/geo/areas.ts';
import { Residences } from './page/Residences.tsx';
import { itoResidences } from './residences.demo.ts';

test('a page shows areas in both units, and the price per area in the first of its city', () => {
  const [[key, home] = []] = Object.entries(itoResidences.homes);
  const homes = {
    ...itoResidences.homes,
    [key ?? '']: { ...home, price: 70_500_000, interior: toSquareFeet(70, 'm2') },
  } as typeof itoResidences.homes;
  const residences = { ...itoResidences, homes };
  const tokyo = readText('TOKYO');
  expect(tokyo).toContain('70 to 94 m² 753 to 1,010 sq ft');
  expect(tokyo).toContain('70 m² 753 sq ft JPY 70,500,000');
  expect(tokyo).toContain('Per m²');
  expect(tokyo).toContain('JPY 1,010,000 ');
  const vancouver = readText('VANCOUVER');
  expect(vancouver).toContain('753 to 1,010 sq ft 70 to 94 m²');
  expect(vancouver).toContain('Per sq ft');
  expect(vancouver).toContain('CAD 93,567 ');

  function readText(city: string) {
    const page = createElement(Residences, { residences, city, pictures: {}, unpriced: 'TBA' });
    return renderToStaticMarkup(page)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  }
});
