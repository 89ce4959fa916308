import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LowHero } from './LowHero.tsx';

/** What a phone of 390 pixels leaves between its margins. */
const phoneLine = 350;

test.each(['GLOBAL PROJECTS', 'MEET OUR PARTNERS'])('%s stays on one line', (title) => {
  expect(render(title)).not.toMatch(/wraps/i);
});

test('a very long title goes over lines on a phone, so that its letters stay large', () => {
  const html = render('Residences by the water in Vancouver, Montreal and Toronto');
  const [, width] = /--phone-w:([\d.]+)/.exec(html) ?? [];
  expect(phoneLine / Number(width)).toBeGreaterThan(40);
  expect(html).toMatch(/phoneWraps/);
});

function render(title: string) {
  return renderToStaticMarkup(
    createElement(LowHero, {
      title,
      image: { kind: 'image', image: null },
    }),
  );
}
