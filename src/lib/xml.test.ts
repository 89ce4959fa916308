// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { xmlText } from './xml.ts';

test('whatever a text holds, it is read from XML as it was, without what XML does not know', () => {
  const every = Array.from({ length: 0x1_10_00 }, (_none, code) => String.fromCodePoint(code)).join(
    '',
  );
  const read = readBack(`${every}\u{10FFFF}\uD800`);
  for (const lost of ['\0', '\u0001', '\u001F', '\uFFFE', '\uFFFF'])
    expect(read).not.toContain(lost);
  expect(read).toContain('\t\n');
  expect(read).toContain(`&'()*+,-./0123456789:;<=>?@A`);
  expect(read).toContain('\uFFFD');
  expect(read).toContain('\u{10FFFF}');
  expect(read.endsWith('\u{10FFFF}\uFFFD')).toBe(true);
});

test('marks in a text end neither an element nor an attribute', () => {
  const text = `"]]><!--<a b='c'>&amp;`;
  expect(readBack(text)).toBe(text);
  const { documentElement } = parsed(`<a b="${xmlText(text)}"/>`);
  expect(documentElement.getAttribute('b')).toBe(text);
});

function readBack(text: string) {
  return parsed(`<a>${xmlText(text)}</a>`).documentElement.textContent;
}

function parsed(xml: string) {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page;
}
