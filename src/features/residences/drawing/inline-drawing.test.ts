import { expect, test } from 'vitest';
import { cleanSvg } from '../../../platform/images/svg.ts';
import { inlineDrawing } from './inline-drawing.ts';

const start =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none" font-family="Arial">';

test('a drawing in a page has no names, no face and no description of its own', () => {
  const svg = cleanSvg(
    `${start}<title id="t">Plan</title><g id="a" style="stroke:#123;font-family:Arial"><path d="M0 0h9"/><text transform="rotate(9 1 2)">A &amp; B</text></g></svg>`,
  );
  expect(inlineDrawing(svg)).toMatchObject({
    viewBox: '0 0 9 9',
    content:
      '<g fill="none"><g stroke="#123"><path d="M0 0h9"/><text transform="rotate(9 1 2)">A &amp; B</text></g></g>',
  });
});

test('a drawing that states only its width and height has a view box', () => {
  const svg = '<svg width="40" height="30"><path d="M0 0h9"/></svg>';
  expect(inlineDrawing(svg)?.viewBox).toBe('0 0 40 30');
});

test('letters that are too small on a phone, or beside the tower, are marked, and those of rooms to grow', () => {
  const texts = [10, 13, 17, 18].map((size) => `<text font-size="${size}">A</text>`);
  const drawn = (viewBox: string) =>
    inlineDrawing(`<svg viewBox="${viewBox}">${texts.join('')}</svg>`)
      ?.content.match(/data-(?:fine|grown)="[^"]*"|>A/g)
      ?.join('');
  const fine = 'data-fine="">A';
  expect(drawn('0 0 598 9')).toBe(`${fine}${fine}data-grown="">Adata-grown="panel">A`);
  expect(drawn('0 0 320 480')).toBe('data-fine="panel">A>Adata-grown="panel">A>A');
});

test.each([
  '<path d="M0 0h9" class="a"/>',
  '<style>path{fill:red}</style><path d="M0 0h9"/>',
  '<path d="M0 0h9" fill="url(#a)"/>',
  '<path d="M0 0h9" style="fill:url(#a)"/>',
  '<path d="M0 0h9" style="mix-blend-mode:multiply"/>',
  '<path d="M0 0h9" style="position:fixed"/>',
  '<path d="M0 0h9" style="fill:var(--ink)"/>',
  '<defs><path id="a" d="M0 0h9"/></defs><use href="#a"/>',
  '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  '<path d="M0 0h9" onclick="alert(1)"/>',
  '<script>alert(1)</script>',
  '<a href="https://example.com"><path d="M0 0h9"/></a>',
  '<foreignObject><p>A</p></foreignObject>',
  '<image href="https://example.com/a.png"/>',
  '<text>A<br>B</text>',
  '<text>&lt;b&gt; &copy;</text>',
  '<text>A</g></text>',
  '<!-- a --><path d="M0 0h9"/>',
  '<![CDATA[<script>]]>',
  '</svg><script>alert(1)</script><svg>',
  '</svg><svg viewBox="0 0 9 9"><path d="M0 0h9"/>',
  '<path d="M0 0h9" fill=red/>',
  "<path d='M0 0h9'/>",
  '<path d="M0 0h9"',
  '<title><script>alert(1)</script></title>',
])('what has anything else stays an image, even if it was not cleaned: %s', (inside) => {
  expect(inlineDrawing(`${start}${inside}</svg>`)).toBeUndefined();
});

test.each([
  '',
  'not a drawing',
  '<g></g>',
  start,
  `${start}<path d="M0 0${'h9'.repeat(40_000)}"/></svg>`,
])('what is no drawing, or a large one, does not stand in a page: %#', (svg) => {
  expect(inlineDrawing(svg)).toBeUndefined();
});
