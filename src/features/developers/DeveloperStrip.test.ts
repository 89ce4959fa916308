import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeveloperStrip } from './DeveloperStrip.tsx';

const logo = { url: '/media/images/logos/a.svg', focal: { x: 0.5, y: 0.5 } };
const developers = ['Castrelle', 'Harrow'].map((name) => ({ id: name, name, logo }));

test('the logos are there three times, and only the first are read out', () => {
  const html = render(developers);
  expect(html.match(/<ul\b/g)).toHaveLength(3);
  expect(html.match(/<ul[^>]*aria-hidden="true"/g)).toHaveLength(2);
  expect(html.match(/alt="Castrelle"/g)).toHaveLength(3);
});

test('the strip moves by one logo in ten seconds, each 200 pixels wide with 16 between them', async () => {
  expect(render(developers)).toContain('style="--count:2"');
  const css = await readFile(path.join(import.meta.dirname, 'DeveloperStrip.module.css'), 'utf8');
  expect(css).toContain('--logo-w: 200px;');
  expect(css).toContain('--logo-gap: 16px;');
  expect(css).toContain('animation: pass calc(var(--count) * 10s) linear infinite;');
});

test('without developers there is no strip', () => {
  expect(render([])).toBe('');
});

function render(shown: typeof developers) {
  return renderToStaticMarkup(createElement(DeveloperStrip, { developers: shown as never }));
}
