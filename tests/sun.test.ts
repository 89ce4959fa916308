import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const backOffice = [
  'src/admin/**/*.css',
  'src/features/{activity,addresses,dashboard,figures,media,people,settings}/**/*.css',
];
/** The accent colour itself, in the preview of the settings. */
const preview = 'src/features/settings/preview/Parts.module.css';

test('the sun of the back office marks only where one is: the page, the section, the field', () => {
  const files = backOffice.flatMap((pattern) => globSync(pattern, { cwd: root }));
  expect(files.length).toBeGreaterThan(50);
  const others = files
    .filter((file) => file !== preview)
    .flatMap((file) => sunsIn(readFileSync(path.join(root, file), 'utf8'), file));
  expect(others).toEqual([]);
});

test('another use is noticed', () => {
  const css = '.a[aria-current] { color: var(--sol) } .b { outline: 2px solid var(--sol) }';
  expect(sunsIn(`${css} .c { background: var(--sol-ink) }`, 'c.css')).toEqual(['c.css: .c']);
});

function sunsIn(css: string, file: string) {
  const rules = css.matchAll(/(?<selector>[^{}]+)\{(?<body>[^{}]*)\}/g);
  return [...rules].flatMap(({ groups }) => {
    const selector = (groups?.['selector'] ?? '').replaceAll(/\/\*.*?\*\//gs, '').trim();
    const isMarked = (groups?.['body'] ?? '')
      .split(';')
      .some((line) => line.includes('var(--sol') && !line.trim().startsWith('outline'));
    return isMarked && !/current|selected|focus/.test(selector) ? [`${file}: ${selector}`] : [];
  });
}
