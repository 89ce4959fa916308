import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { provideLocale } from '../../../lib/text/locale.ts';
import { provideNameLanguage } from '../../../lib/text/name-language.ts';
import type { InlineDrawing } from '../drawing/inline-drawing.ts';
import { itoResidences } from '../residences.demo.ts';
import { Residences } from './Residences.tsx';

const base = '/media/images/plans/3d4bec6537088bd45d9880f6';
const drawn = `${base}_446x683_410.svg`;
const pictures = [`${base}_2400x1800_f8f8f8.png`, `${base}_446x683_0.svg`, `${base}.png`];

let restore = () => {};
afterEach(() => {
  restore();
  provideNameLanguage(() => undefined);
});

test.each([
  [
    'fr-CA',
    'Le plan garde ses mots d’origine (Living : séjour, Dining : salle à manger,',
    'Plan d’architecte',
  ],
  ['ja-JP', '図面の表記は原文のままです（Living：リビング、Dining：ダイニング、', '原図を見る'],
  ['zh-Hant-TW', '平面圖上的文字為原文（Living：客廳、Dining：餐廳、', '查看原圖'],
])(
  'in %s a plan without texts of its own has common words beneath it',
  (locale, sentence, link) => {
    show(locale);
    for (const url of pictures) {
      const html = markup(url).replaceAll('\u00A0', ' ');
      expect(html).toContain(sentence);
      expect(html).not.toContain(link);
    }
    const html = markup(drawn);
    expect(html).toContain(`src="${drawn}?in=${locale}&amp;unit=m2" width="446" height="683"`);
    expect(html).toMatch(new RegExp(`<a href="${drawn}"[^>]*>${link}<`));
    expect(html).not.toContain('Living');
  },
);

test('in English, and in the language that a site is written in, nothing is said of the words', () => {
  const before = markup(pictures[0] ?? '');
  expect(before).not.toContain('original language');
  expect(markup(drawn)).toContain(`src="${drawn}?in=en-CA&amp;unit=m2" width`);
  restore = provideLocale(() => 'fr-CA');
  expect(markup(pictures[0] ?? '')).not.toContain('mots d’origine');
});

test('a drawing stands in the page with its alt text, for the plan that is open first alone', () => {
  const html = markup(drawn, {
    viewBox: '0 0 446.2 683',
    units: {},
    content: '<g><text>A &amp; B</text></g>',
  });
  expect(html).toContain(
    `<svg role="img" aria-label="A &lt;court&gt;" data-file="${drawn}" viewBox="0 0 446.2 683" width="446" height="683"><g><text>A &amp; B</text></g></svg>`,
  );
  expect(html.match(/<svg role="img"/g)).toHaveLength(1);
  expect(html).toContain(
    `<img loading="lazy" decoding="async" src="${base}_9x9_90.svg?in=en-CA&amp;unit=m2"`,
  );
});

function show(locale: string) {
  restore = provideLocale(() => locale);
  provideNameLanguage(() => 'en-CA');
}

function markup(url: string, drawing?: InlineDrawing) {
  const focal = { x: 0.5, y: 0.5 };
  return renderToStaticMarkup(
    createElement(Residences, {
      residences: itoResidences,
      city: 'TOKYO',
      pictures: {
        court: { url, alt: 'A <court>', focal },
        ...(drawing && { garden: { url: `${base}_9x9_90.svg`, alt: '', focal } }),
      },
      drawing,
      unpriced: 'On request',
    }),
  );
}
