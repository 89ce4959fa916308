import { expect, test } from 'vitest';
import { markSource, sourceFinder } from './source-texts.ts';

const texts = [
  'Halifax',
  'North Shore',
  'Fall 2029',
  'Sea & sky',
  'News',
  'Call {office.phone} today.',
  '{member}\n{company}, {office.phone}\n{title} by us',
  '<p>We keep <b>your letters</b>.</p>',
  'First line\nSecond line',
];

function marked(html: string) {
  return markSource(html, sourceFinder(texts), 'en-CA');
}

test.each([
  ['<dd>North Shore、トロント</dd>', '<dd>[North Shore]、トロント</dd>'],
  ['<p>Halifaxの住まい</p>', '<p>[Halifax]の住まい</p>'],
  ['<p>Maisons à Halifax, et Halifaxe</p>', '<p>Maisons à [Halifax], et Halifaxe</p>'],
  ['<p>Sea &amp; sky<br>Newsletter</p>', '<p>[Sea &amp; sky]<br>Newsletter</p>'],
  ['<p>Fall 2029</p>', '<p>[Fall 2029]</p>'],
  ['<nav>NORTH SHORE</nav>', '<nav>[NORTH SHORE]</nav>'],
  ['<p>Call +1 604 today.</p>', '<p>[Call +1 604 today.]</p>'],
  ['<p>We keep <b>your letters</b>.</p>', '<p>[We keep] <b>[your letters]</b>.</p>'],
  ['<p>Second line<br>First line</p>', '<p>[Second line]<br>[First line]</p>'],
  ['<template><b>Halifax</b></template>', '<template><b>[Halifax]</b></template>'],
])('in %s the texts in the source language are marked', (html, expected) => {
  expect(marked(html)).toBe(expected.replaceAll(/\[(.*?)\]/g, '<span lang="en-CA">$1</span>'));
});

test.each([
  '<main lang="en-CA"><p>Halifax <i>Fall 2029</i></p></main>',
  '<a lang="en">Halifax</a>',
  '<script>const city = "Halifax";</script>',
  '<textarea>Halifax</textarea>',
  '<p>Tout autre texte, +1 604</p>',
  '<img alt="À Halifax"><!-- Halifax -->',
  '<title>Halifax – Solmere</title>',
])('%s stays as it is', (html) => {
  expect(marked(html)).toBe(html);
});

test('an element that holds nothing but text has the language itself', () => {
  expect(marked('<select><option value="h">Halifax</option><option>Tokyo</option></select>')).toBe(
    '<select><option value="h" lang="en-CA">Halifax</option><option>Tokyo</option></select>',
  );
});

test.each([
  [
    '<img alt="Sea &amp; sky" src="/a.jpg"/>',
    '<img alt="Sea &amp; sky" src="/a.jpg" lang="en-CA"/>',
  ],
  ['<img alt="Halifax">', '<img alt="Halifax" lang="en-CA">'],
])('an image %s has the language of its alternative text', (html, expected) => {
  expect(marked(html)).toBe(expected);
});

test('a text of a drawing has the language itself, since the drawing would end at an element of HTML', () => {
  expect(
    marked('<svg><title>Halifax</title><g><text x="1">Halifax</text></g></svg><p>Halifax</p>'),
  ).toBe(
    '<svg><title lang="en-CA">Halifax</title><g><text x="1" lang="en-CA">Halifax</text></g></svg><p><span lang="en-CA">Halifax</span></p>',
  );
  const mixed = '<svg><text>Halifax、トロント</text></svg>';
  expect(marked(mixed)).toBe(mixed);
  expect(marked('<svg><text>Halifax<tspan>x</tspan>News</text></svg>')).toBe(
    '<svg><text lang="en-CA">Halifax<tspan>x</tspan>News</text></svg>',
  );
});

test('what has another language again is marked', () => {
  expect(marked('<main lang="en"><p lang="ja">Halifax</p></main><p>Halifax</p>')).toBe(
    '<main lang="en"><p lang="ja"><span lang="en-CA">Halifax</span></p></main><p><span lang="en-CA">Halifax</span></p>',
  );
});
