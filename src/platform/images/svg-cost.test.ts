import { expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';
import { styled, svg } from '../../../tests/files/svg.ts';

/** Each level refers to the one below it ten times: seven levels draw ten million lines. */
function levels(level: (index: number) => string) {
  const all = Array.from({ length: 7 }, (_, index) => level(index)).join('');
  return svg(`<defs><g id="n0"><path d="M0 0h9"/></g>${all}</defs>`);
}

const ten = (shape: string) => shape.repeat(10);

test.each([
  ['use', levels((n) => `<g id="n${n + 1}">${ten(`<use href="#n${n}"/>`)}</g>`)],
  [
    'use by xlink',
    levels((n) => `<symbol id="n${n + 1}">${ten(`<use xlink:href="#n${n}"/>`)}</symbol>`),
  ],
  [
    'masks',
    levels((n) => `<mask id="n${n + 1}">${ten(`<path d="M0 0h9" mask="url(#n${n})"/>`)}</mask>`),
  ],
  [
    'clip paths',
    levels(
      (n) =>
        `<clipPath id="n${n + 1}">${ten(`<path d="M0 0h9" clip-path="url('#n${n}')"/>`)}</clipPath>`,
    ),
  ],
  [
    'patterns',
    levels(
      (n) =>
        `<pattern id="n${n + 1}" width="9" height="9">${ten(`<path d="M0 0h9" fill="url( #n${n} )"/>`)}</pattern>`,
    ),
  ],
  [
    'patterns that are inherited',
    levels(
      (n) =>
        `<pattern id="n${n + 1}" width="9" height="9"><g style="stroke:url(#n${n})">${ten('<path d="M0 0h9"/>')}</g></pattern>`,
    ),
  ],
  [
    'markers',
    levels(
      (n) =>
        `<marker id="n${n + 1}"><path d="M0 0 1 1 2 2 3 3 4 4 5 5 6 6" marker-mid="url(#n${n})"/></marker>`,
    ),
  ],
  [
    'one marker on many points',
    svg(
      `<marker id="a">${'<path d="M0 0h9"/>'.repeat(500)}</marker><path marker-start="url(#a)" d="M0 0${' 1 1'.repeat(9_000)}"/>`,
    ),
  ],
  [
    'a style for all',
    svg(
      `<style>g path{mask:url(#a)}</style><mask id="a">${'<rect/>'.repeat(1_000)}</mask><g>${'<path d="M0 0h9"/>'.repeat(5_000)}</g>`,
    ),
  ],
  [
    'a mask of itself',
    svg('<mask id="a"><path d="M0 0h9" mask="url(#a)"/></mask><path d="M0 0h9" mask="url(#a)"/>'),
  ],
  [
    'short dashes on long lines',
    svg('<g stroke-dasharray=".001"><path d="M0 0C90 0 90 90 0 90" stroke="red"/></g>'.repeat(100)),
  ],
  ['a line that crosses itself everywhere', svg(`<path d="M0 0${'L90 3 4 80'.repeat(90_000)}"/>`)],
  [
    'a line with an outline that crosses itself',
    svg(`<style>g{stroke:red}</style><g><path d="M0 0${'L90 3 4 80'.repeat(6_000)}"/></g>`),
  ],
  ['many masks', svg(`<mask id="a"/>${'<path mask="url(#a)"/>'.repeat(2_000)}`)],
  [
    'many patterns',
    svg(`<pattern id="a"/><g fill="url(#a)">${'<path d="M0 0h9"/>'.repeat(9_000)}</g>`),
  ],
  [
    'a long chain',
    svg(
      Array.from(
        { length: 5_000 },
        (_, n) => `<g id="n${n}"><use href="#n${n + 1}"/><path d="M0 0h9"/></g>`,
      ).join(''),
    ),
  ],
  ['nested groups', svg('<g>'.repeat(100_000) + '<path d="M0 0h9"/>' + '</g>'.repeat(100_000))],
  ['masked groups in masked groups', maskedGroups(90)],
  ['many rules for many elements', styled('rect{fill:red}'.repeat(40_000), 9_000)],
  ['long rules for many elements', styled(`rect{${'fill:red;'.repeat(5_000)}}`, 9_000)],
  [
    'long rules for all that is in elements of many classes',
    svg(
      `<style>${`${'.a9'.repeat(100)} rect{fill:red}`.repeat(10)}</style>${'<g class="a1 a2 a3 a9">'.repeat(90)}${'<rect/>'.repeat(900)}${'</g>'.repeat(90)}`,
    ),
  ],
  ['rules of two names, one of them missing', styled('.a#b{fill:red}'.repeat(40_000), 9_000)],
  [
    'dashes that text inherits',
    svg(`<g stroke-dasharray=".02"><text y="900" font-size="900" stroke="red">S</text></g>`),
  ],
  [
    'dashes on text by a rule',
    svg('<style>tspan{stroke-dasharray:.02}</style><text><tspan font-size="9em">S</tspan></text>'),
  ],
  ['dashes on a share of the drawing', svg('<ellipse rx="50%" ry="40%" stroke-dasharray="4"/>')],
  ['dashes on a line in em', svg('<line x2="9em" stroke-dasharray="4"/>')],
  ['dashes of one', svg('<path stroke-dasharray="1" d="M0 0C900 0 900 900 0 900"/>'.repeat(1_000))],
  [
    'dashes far wider than long',
    svg('<ellipse rx="5e5" ry="4e5" stroke-width="1e5" stroke-dasharray="9"/>'),
  ],
  ['dashes below nothing', svg('<line x2="1e9" stroke-dasharray="-.001"/>')],
  ['dashes of a share', svg('<line x2="9" stroke-dasharray=".001%"/>')],
  ['dashes that are computed', svg('<line x2="9" stroke-dasharray="calc(1px / 1000)"/>')],
  [
    'dashes on a line that returns to its start',
    svg(`<path d="M1e6 0${'L0 0z'.repeat(9_000)}" stroke-dasharray="80"/>`),
  ],
  [
    'dashes on a line that swings',
    svg(`<path d="M0 0Q1e6 0 0 0T${' 0 0'.repeat(9_000)}" stroke-dasharray="20"/>`),
  ],
  ['dashes on numbers without a space', svg('<path d="M0 0L.1.9e9" stroke-dasharray="4"/>')],
  [
    'dashes that do not grow with the line',
    svg(
      '<style>path{vector-effect:non-scaling-stroke}</style><path transform="scale(1e7)" d="M0 0h9" stroke-dasharray="4"/>',
    ),
  ],
  [
    'a mask that is inherited',
    svg(
      `<style>rect{mask:inherit}</style><mask id="a"/><g mask="url(#a)">${'<rect/>'.repeat(900)}</g>`,
    ),
  ],
  [
    'one element with 80,000 attributes',
    svg(`<path d="M0 0h9" ${Array.from({ length: 80_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
  ],
  [
    'text that entities make long',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(900)}">]>${svg(`<text>${'&a;'.repeat(100_000)}</text>`)}`,
  ],
])('a drawing that would freeze the browser is refused at once: %s', (_case, source) => {
  const begin = process.cpuUsage();
  expect(() => cleanSvg(source)).toThrow('too large');
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(3_000);
});

test.each([
  ['hyphens in a style', `<style>${'-'.repeat(500_000)}</style><path d="M0 0h9"/>`],
  ['hyphens in an attribute', `<path d="M0 0h9" style="${'-'.repeat(500_000)}"/>`],
  ['comments that do not end', `<style>${'/*'.repeat(250_000)}</style><path d="M0 0h9"/>`],
  ['brackets that do not end', `<style>a{fill:${'url('.repeat(125_000)}</style><path d="M0 0h9"/>`],
  ['blocks that do not end', `<style>${'a{'.repeat(250_000)}</style><path d="M0 0h9"/>`],
  ['many rules', `<style>${'.a,'.repeat(80_000)}.a{fill:red}</style><path d="M0 0h9" class="a"/>`],
  ['quotation marks', `<path d="M0 0h9" style="font-family:${"'".repeat(400_000)}"/>`],
  [
    'spaces',
    `<path d="M0 0h9" style="fill${' '.repeat(400_000)};" fill="url(${' '.repeat(1e5)}"/>`,
  ],
  ['many names', `<path d="M0 0h9" class="${'a '.repeat(200_000)}"/>`],
])('a drawing is cleaned quickly: %s', (_case, inside) => {
  const begin = process.cpuUsage();
  expect(cleanSvg(svg(inside))).toContain('d="M0 0h9"');
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(3_000);
});

function maskedGroups(depth: number) {
  const mask = '<mask id="a"><path d="M0 0h9"/></mask>';
  const groups = '<g mask="url(#a)">'.repeat(depth);
  return svg(`${mask}${`${groups}<path d="M0 0h9"/>${'</g>'.repeat(depth)}`.repeat(10)}`);
}
