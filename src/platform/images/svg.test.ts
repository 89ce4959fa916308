import { expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';
import { svg } from '../../../tests/files/svg.ts';

test.each([
  [
    'a class for each of its 300 colours',
    `<style>${Array.from({ length: 300 }, (_, n) => `.cls-${n},.st${n}{fill:#000;stroke-width:${n}px}`).join('')}
      ${Array.from({ length: 300 }, (_, n) => `.cls-${n}`).join()}{stroke:none}*{stroke-linejoin:round}</style>
      <g>${Array.from({ length: 3_000 }, (_, n) => `<path class="cls-${n % 300}" d="M0 0h9v9z"/>`).join('')}</g>`,
  ],
  [
    'a background and gradients in per cent',
    `<linearGradient id="a" x1="0%" x2="100%"/><rect width="100%" height="100%" fill="url(#a)"/>`,
  ],
  [
    'the dashed frame of Figma',
    '<rect x=".5" y=".5" width="599" height="399" rx="4.5" stroke="#9747FF" stroke-dasharray="10 5"/>',
  ],
  [
    'the dashed lines of Illustrator',
    '<style>.st0{stroke:#000;stroke-dasharray:12.1,6px;}</style><g class="st0"><path d="M0 0c9 9 9-9 18 0z"/><line x2="90px"/></g>',
  ],
  [
    'the text of Inkscape',
    '<g style="stroke-dasharray:none"><text style="stroke:none;stroke-dasharray:2.4, 1.2">A<tspan>B</tspan></text></g>',
  ],
])('a drawing from a drawing program is accepted: %s', (_case, inside) => {
  expect(cleanSvg(svg(inside))).toContain('</svg>');
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><title>Nothing to see</title></svg>',
  '<html><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg></html>',
])('a file that is not a drawing is refused: %s', (source) => {
  expect(() => cleanSvg(source)).toThrow('damaged');
});
