import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Residences } from './page/Residences.tsx';
import { itoResidences } from './residences.demo.ts';

const base = '/media/images/plans/3d4bec6537088bd45d9880f6_2400x1800_f8f8f8';

test('visitors can download the PDF of a floor plan, if it has one', () => {
  const link = /<a [^>]*download[^>]*>.*?<\/a>/.exec(markup(48_000))?.[0];
  expect(link).toContain(`href="${base}/floor-plan.pdf"`);
  expect(link).toContain('download="Floor plan, One bedroom, court.pdf"');
  expect(link).toContain('Download floor plan (PDF, 48 kB)<span class="sr">, One bedroom, court');
  expect(markup()).not.toContain('download');
});

function markup(pdfBytes?: number) {
  const focal = { x: 0.5, y: 0.5 };
  const court = { url: `${base}.png`, alt: '', focal, ...(pdfBytes && { pdfBytes }) };
  return renderToStaticMarkup(
    createElement(Residences, {
      residences: itoResidences,
      city: 'TOKYO',
      pictures: { court },
      unpriced: 'On request',
    }),
  );
}
