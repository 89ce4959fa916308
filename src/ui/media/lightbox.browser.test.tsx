import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Lightbox } from './Lightbox.tsx';
import { openLightbox } from './lightbox.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const alts = ['The lobby', 'The terrace', 'The kitchen'];

beforeEach(() => {
  const links = alts.map(
    (alt, index) =>
      `<a href="#${index}" data-picture="${index}" ${index === 2 ? 'data-image-type="Drawing"' : ''}><img src="${pixel}" alt="${alt}"></a>`,
  );
  document.body.innerHTML = `<main data-lightbox id="list">${links.join('')}<div id="root"></div></main>`;
  const root = document.getElementById('root') ?? document.body;
  flushSync(() =>
    createRoot(root).render(<Lightbox id="lightbox" listId="list" title="Kestrel House" />),
  );
  const opener = document.querySelectorAll('a')[1] ?? expect.fail('There is no link');
  openLightbox(document.getElementById('lightbox'), opener);
});

afterEach(() => {
  document.querySelector('dialog')?.close();
  document.body.innerHTML = '';
});

test('it opens at the picture chosen, counts, and wraps around at both ends', async () => {
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2 / 3')).toBeVisible();
  await expect.element(dialog.getByText('The terrace')).toBeVisible();
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect.element(dialog.getByText('3 / 3')).toBeVisible();
  await expect.element(dialog.getByText('The kitchen. Drawing')).toBeVisible();
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect.element(dialog.getByText('1 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Previous image' }).click();
  await expect.element(dialog.getByText('3 / 3')).toBeVisible();
});

test('its button closes it, and the focus is on the picture seen last', async () => {
  await page.getByRole('button', { name: 'Next image' }).click();
  await page.getByRole('button', { name: 'Close gallery' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('href')).toBe('#2');
});
