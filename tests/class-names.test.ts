import { expect, test } from 'vitest';
import { classNamer } from '../scripts/class-names.ts';

const css =
  '.card { color: red } .card.open > .name { animation: rise 1s } @keyframes rise { to { top: 0 } }';
const nameIn = (file: string, name: string) =>
  classNamer(Array.from({ length: 800 }, (_, index) => `src/${index}.module.css`))(
    name,
    `${process.cwd()}/src/${file}.module.css?inline`,
    css,
  );

test('a class is named by its file and its place there, in all builds alike', () => {
  expect(nameIn('0', 'card')).toBe('A0');
  expect(nameIn('0', 'name')).toBe('A2');
  expect(nameIn('0', 'rise')).toBe('A3');
  expect(nameIn('25', 'open')).toBe('Z1');
  expect(nameIn('26', 'open')).toBe('AA1');
  expect(nameIn('702', 'open')).toBe('AAA1');
});

test('no two files give the same name', () => {
  const names = Array.from({ length: 800 }, (_, index) => nameIn(String(index), 'card'));
  expect(new Set(names).size).toBe(800);
});

test('a file that is not known is refused', () => {
  expect(() => nameIn('900', 'card')).toThrow('is not among the CSS modules');
});
