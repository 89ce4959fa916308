import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planDrawings } from '../../../demo/plan-drawings.ts';
import { cleanSvg } from './svg.ts';
import { svg } from '../../../tests/files/svg.ts';
import { describeDrawing, measureDrawing } from './svg-facts.ts';

test.each(planDrawings.map((name, at) => [name, at % 4 === 0 ? '' : ' @long']))(
  'the floor plan %s looks the same after it is cleaned%s',
  async (name) => {
    const source = await readFile(`demo/${name}`, 'utf8');
    const clean = cleanSvg(source);
    const [before, after] = [await pixels(source), await pixels(clean)];
    expect(after.equals(before)).toBe(true);
    expect(clean.match(/<text\b/g)).toHaveLength(source.match(/<text\b/g)?.length ?? 0);
    expect(clean).toContain('paint-order="stroke"');
  },
);

test('the size of a floor plan, the width at which it can be read and its text come from the file', async () => {
  const plan = cleanSvg(await readFile('demo/plans/kestrel-house-inlet.svg', 'utf8'));
  expect(measureDrawing(plan)).toEqual({ width: 676, height: 652, narrowest: 650 });
  expect(describeDrawing(plan)).toMatch(
    /^Floor plan, Kestrel House, two bedroom, inlet\. Living and dining room .* terrace on two sides\.$/,
  );
  const villa = cleanSvg(await readFile('demo/plans/kaimana-terrace-four.svg', 'utf8'));
  expect(measureDrawing(villa)).toMatchObject({ width: 1371, narrowest: 1220 });
});

test.each([
  ['viewBox="0 0 400 300"', { width: 400, height: 300, narrowest: 480 }],
  ['viewBox="0,0,4,3"', { width: 300, height: 225, narrowest: 10 }],
  ['width="400px" height="300"', { width: 400, height: 300, narrowest: 480 }],
  ['viewBox="0 0 400" width="400" height="300"', { width: 400, height: 300, narrowest: 480 }],
  ['viewBox="0 0 9000 .1"', undefined],
  ['viewBox="0 0 1e7 1e7"', undefined],
  ['width="100%" height="100%"', undefined],
  ['', undefined],
])('of a drawing with %s', (size, facts) => {
  const texts = '<text font-size="30">A</text><text style="font-size:10px">B</text>';
  expect(measureDrawing(cleanSvg(root(size, texts)))).toEqual(facts);
});

test('a side with many spaces is read at once', () => {
  const size = `width="1${' '.repeat(200_000)}x" height="1"`;
  expect(measureDrawing(cleanSvg(root(size, '<path d="M0 0h9"/>')))).toBeUndefined();
});

test('a drawing without letters can be read at any width', () => {
  expect(measureDrawing(cleanSvg(root('viewBox="0 0 40 30"', '<path d="M0 0h9"/>')))).toMatchObject(
    { narrowest: 0 },
  );
});

test.each([
  ['<title>A &amp; B</title><desc> Two\nrooms. </desc>', 'A & B. Two rooms.'],
  ['<desc>Two rooms</desc>', 'Two rooms'],
  ['<title>Artboard 1</title>', undefined],
  ['<title>plan</title><desc>Created with Sketch.</desc>', undefined],
  ['<g><desc>Of a chair</desc></g>', undefined],
  ['', undefined],
])('what a drawing says of itself: %s', (texts, description) => {
  expect(describeDrawing(cleanSvg(root('', `${texts}<path d="M0 0h9"/>`)))).toBe(description);
});

test('a description that is too long ends with a sentence', () => {
  const long = `<desc>${'One room. '.repeat(80)}</desc><path d="M0 0h9"/>`;
  const text = describeDrawing(cleanSvg(svg(long))) ?? '';
  expect(text.length).toBeLessThanOrEqual(500);
  expect(text).toMatch(/One room\.$/);
});

function root(attributes: string, inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
}

/** With opacity, so that no halo is hidden on a ground of its colour. */
function pixels(text: string) {
  return sharp(Buffer.from(text)).raw().toBuffer();
}
