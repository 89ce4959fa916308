import { expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';
import { styled, svg } from '../../../tests/files/svg.ts';

test('sibling selectors and dashes on text are removed', () => {
  const rules = ['b~rect', 'b+rect', 'rect:last-of-type', 'b rect'].map(
    (one) => `${one}{fill:red}`,
  );
  expect(cleanSvg(styled(rules.join(''), 1))).toContain('<style>b rect{fill:red}</style>');
  const text = `stroke-dasharray="4" style="fill:red;stroke-dasharray:4"`;
  expect(cleanSvg(svg(`<text ${text}>S</text>`))).toContain('<text style="fill:red">S</text>');
});

test('an element has no more than 30 classes', () => {
  const classes = Array.from({ length: 200 }, (_, n) => `a${n}`);
  const clean = cleanSvg(svg(`<path d="M0 0h9" class="${classes.join(' ')}"/>`));
  expect(clean).toContain(`class="${classes.slice(0, 30).join(' ')}"`);
});

test('rules after an element in a style sheet are read too', () => {
  const sheet = '<style>.a{fill:red}<g/>.b{fill:url(https://example.com/x)} .c{fill:blue}</style>';
  expect(cleanSvg(svg(`${sheet}<path d="M0 0h9"/>`))).toContain(
    '<style>.a{fill:red}.c{fill:blue}</style>',
  );
});

test('references written by drawing programs stay unchanged', () => {
  const clean = cleanSvg(
    svg(`
    <metadata><rdf:RDF xmlns:rdf="urn:rdf"><rdf:li>Somebody</rdf:li></rdf:RDF></metadata>
    <style type="text/css"><![CDATA[
      /* From a program */
      @media print { .st0 { fill: none } }
      .st0, .st1 { fill: #1F1A17; stroke:url(#SVGID_1_); }
      .st1{clip-path:url('#SVGID_2_');enable-background:new}
      ]]></style>
    <defs>
      <linearGradient id="stops"><stop offset="0" style="stop-color:#fff;-inkscape-stroke:none"/></linearGradient>
      <radialGradient id="SVGID_1_" xlink:href="#stops" gradientUnits="userSpaceOnUse" cx="1" r="2"/>
      <clipPath id="SVGID_2_"><use xlink:href="#shape" style="overflow:visible"/></clipPath>
      <rect id="shape" width="9" height="9" rx="1"/>
    </defs>
    <switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><g
      inkscape:label="Layer 1" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" class="st1" transform="matrix(1 0 0 1 0 0)">
      <path class="st0" d="M0 0h9" fill-rule="evenodd" fill="var(--fill-0, white)"/><text xml:space="preserve" font-family="'Open Sans', Arial"> A <tspan x="1">&amp;</tspan></text></g></switch>`),
  );
  for (const expected of [
    '.st0, .st1{fill:#1F1A17;stroke:url(#SVGID_1_)}',
    ".st1{clip-path:url('#SVGID_2_')}",
    'style="stop-color:#fff"',
    '<radialGradient id="SVGID_1_" href="#stops" gradientUnits="userSpaceOnUse" cx="1" r="2"/>',
    '<use href="#shape" style="overflow:visible"/>',
    '<switch><g class="st1" transform="matrix(1 0 0 1 0 0)">',
    'd="M0 0h9" fill-rule="evenodd" fill="var(--fill-0, white)"',
    `<text xml:space="preserve" font-family="'Open Sans', Arial"> A <tspan x="1">&amp;</tspan></text>`,
  ]) {
    expect(clean).toContain(expected);
  }
  expect(clean).not.toMatch(/Somebody|inkscape|print|foreignObject|program/);
});

test('namespaces that Illustrator writes as entities are resolved', () => {
  const clean = cleanSvg(`<?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>]>
    <svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 9 9"><path id="a" d="M0 0h9"/><use xlink:href="#a"/></svg>`);
  expect(clean).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="a" d="M0 0h9"/><use href="#a"/></svg>',
  );
});

test('namespace prefixes of elements are removed', () => {
  const source = '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:path d="M0 0h9"/></svg:svg>';
  expect(cleanSvg(source)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
});
