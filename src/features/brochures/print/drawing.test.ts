import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { planDrawings } from '../../../../demo/plan-drawings.ts';
import { cleanSvg } from '../../../platform/images/svg.ts';
import { leastHeight } from './drawing-box.ts';
import { readDrawing, type Drawing } from './drawing.ts';

test.each(planDrawings)('the floor plan %s is printed whole, in vectors', async (name) => {
  const svg = cleanSvg(await readFile(`demo/${name}`, 'utf8'));
  const drawing = readDrawing(svg);
  const count = (elements: RegExp) => svg.match(elements)?.length ?? 0;
  const shapes = drawing?.shapes ?? [];
  expect(shapes.filter(({ kind }) => kind === 'text')).toHaveLength(count(/<text\b/g));
  expect(shapes.filter(({ kind }) => kind === 'path')).toHaveLength(
    count(/<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/g),
  );
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
  expect(texts.every(({ style, paint }) => style.hasHalo && paint.stroke === '#ffffff')).toBe(true);
  expect(drawing?.smallest).toBeGreaterThan(12);
});

test('styles, transformations and inherited paint are resolved', () => {
  const { left, top, width, height, shapes } = read(
    `<g fill="#abc" stroke="white" stroke-width="2px" transform="translate(10 20) scale(2)">
      <rect x="1" y="2" width="3" height="4" fill-opacity=".5" opacity=".5"/>
      <g transform="rotate(90, 5, 5)"><text x="5" y="5" style="font-size:6px;fill:none">A &amp; B</text></g>
      <path d="M0 0h9" display="none"/>
    </g>`,
  );
  expect([left, top, width, height]).toEqual([0, 0, 40, 30]);
  const [rectangle, text] = shapes;
  expect(shapes).toHaveLength(2);
  expect(rectangle).toMatchObject({
    d: 'M1 2h3v4h-3Z',
    matrix: [2, 0, 0, 2, 10, 20],
    paint: {
      fill: '#aabbcc',
      stroke: '#ffffff',
      lineWidth: 2,
      fillOpacity: 0.25,
      strokeOpacity: 0.5,
    },
  });
  expect(text).toMatchObject({ text: 'A & B', style: { size: 6 }, paint: { fill: null } });
  const [a, b, c, d, e, f] = text?.matrix ?? [];
  expect([a, b, c, d].map((one) => Math.round(one ?? 0))).toEqual([0, 2, -2, 0]);
  expect([2 * 5 + 10, 2 * 5 + 20]).toEqual([(c ?? 0) * 5 + (e ?? 0), (b ?? 0) * 5 + (f ?? 0)]);
});

test('lines of a text that have a place of their own are texts', () => {
  const { shapes } = read(
    '<text><tspan x="1" y="2">One</tspan><tspan x="1" y="9">Two</tspan></text>',
  );
  expect(shapes).toMatchObject([
    { text: 'One', x: 1, y: 2 },
    { text: 'Two', x: 1, y: 9 },
  ]);
});

test.each([
  '<defs><path id="a" d="M0 0h9"/></defs><use href="#a"/>',
  '<style>path{fill:red}</style><path d="M0 0h9"/>',
  '<path d="M0 0h9" fill="url(#a)"/>',
  '<path d="M0 0h9" fill="rebeccapurple"/>',
  '<path d="M0 0h9" clip-path="url(#a)"/>',
  '<path d="M0 0h9" style="mix-blend-mode:multiply"/>',
  '<path d="M0 0h9" stroke-width="5%"/>',
  '<path d="M0 0h9" transform="skewX(9)"/>',
  '<g opacity=".5"><path d="M0 0h9"/></g>',
  '<text x="1" y="2">A<tspan font-weight="700">B</tspan></text>',
  '<text x="1 2" y="2">AB</text>',
  '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  '<path d="M0 0h9"/>'.repeat(6_001),
])('what a PDF would show differently is not read: %#', (inside) => {
  expect(readDrawing(makeSvg(inside))).toBeUndefined();
});

test('a drawing without a size is not read', () => {
  expect(readDrawing('<svg width="100%"><path d="M0 0h9"/></svg>')).toBeUndefined();
  expect(readDrawing('<svg><path d="M0 0h9"/></svg>')).toBeUndefined();
  expect(readDrawing('not a drawing')).toBeUndefined();
});

test('the least height of a drawing is that at which its smallest text can be read', () => {
  const drawing = read(
    '<text font-size="3">A</text><text font-size="5" transform="scale(.5)">B</text>',
  );
  expect(drawing.smallest).toBeCloseTo(2.5);
  expect(leastHeight(drawing)).toBeCloseTo((5.5 / 1.35 / 2.5) * 30);
  expect(leastHeight(read('<path d="M0 0h9"/>'))).toBe(0);
});

function read(inside: string): Drawing {
  const drawing = readDrawing(makeSvg(inside));
  if (!drawing) throw new Error('It was not read');
  return drawing;
}

function makeSvg(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inside}</svg>`;
}
