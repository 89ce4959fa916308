// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readXmlText, xmlText } from './xml.ts';

test('escaped text is parsedText back from XML unchanged, except for characters that XML does not allow', () => {
  const allCharacters = Array.from({ length: 0x1_10_00 }, (_none, code) =>
    String.fromCodePoint(code),
  ).join('');
  const parsedText = readBack(`${allCharacters}\u{10FFFF}\uD800`);
  for (const invalid of ['\0', '\u0001', '\u001F', '\uFFFE', '\uFFFF'])
    expect(parsedText).not.toContain(invalid);
  expect(parsedText).toContain('\t\n');
  expect(parsedText).toContain(`&'()*+,-./0123456789:;<=>?@A`);
  expect(parsedText).toContain('\uFFFD');
  expect(parsedText).toContain('\u{10FFFF}');
  expect(parsedText.endsWith('\u{10FFFF}\uFFFD')).toBe(true);
});

test('markup in a text ends neither an element nor an attribute', () => {
  const text = `"]]><!--<a b='c'>&amp;`;
  expect(readBack(text)).toBe(text);
  expect(readXmlText(xmlText(text))).toBe(text);
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
