import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction } from '../../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../../tests/kit/axe.ts';
import { openHomes } from '../../../../tests/kit/homes-form.tsx';
import type { MediaFile } from '../../media/media.ts';
import { itoResidences } from '../residences.demo.ts';
import { PlansField } from './PlansField.tsx';

const alt = 'Floor plan. One room behind an engawa.';
const file: MediaFile = {
  url: '/media/images/plans/3d4bec6537088bd45d9880f6_446x683_410.svg',
  kind: 'image',
  bytes: 12_000,
  name: 'court.svg',
  alt,
  revision: 1,
  createdBy: 'Ingrid',
  createdAt: '2026-11-26T08:00:00.000Z',
  isDecorative: false,
  isDeleted: false,
  focal: { x: 0.5, y: 0.5 },
  imageType: null,
  poster: null,
  smallFilms: [],
  pdfBytes: null,
  uses: [],
  hiddenUses: 0,
};

let sent: { address: string; name: string }[];
let answer: { status: number; response: object };

beforeEach(() => {
  sent = [];
  answer = { status: 201, response: { file } };
  answerAction('media.find', ({ urls }) => (urls.includes(file.url) ? [file] : []));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

test('a drawing chosen in a row is uploaded and shown there with its text, and saved with the form', async () => {
  const saved = openHomes(itoResidences, <PlansField />);
  await expect.element(page.getByRole('button', { name: 'Add drawing' })).toHaveLength(3);
  await choose('Drawing of One bedroom, court', svgFile());
  const drawing = page.getByRole('group', { name: 'Floor plan drawing' });
  await expect.element(drawing.getByText('Not saved yet')).toBeVisible();
  await expect.element(drawing.getByText(`“${alt}”`)).toBeVisible();
  await expect.element(drawing.getByRole('button', { name: 'Edit alt text' })).toBeVisible();
  expect(sent).toEqual([{ address: '/uploads?kind=image&folder=plans', name: 'court.svg' }]);
  await expect.element(page.getByRole('button', { name: 'Add drawing' })).toHaveLength(2);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect
    .poll(() => saved[0]?.residences.plans['court'])
    .toMatchObject({ name: 'One bedroom, court', picture: file.url });
});

test('the texts of a chosen drawing that no language has are named, once it is uploaded', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><text>Kitchen</text><text>Sauna deck</text><text>Le Nid</text></svg>';
  vi.stubGlobal('fetch', async () => new Response(svg));
  openHomes(itoResidences, <PlansField />);
  await choose('Drawing of One bedroom, court', svgFile());
  const note = '2 words of this drawing stay as drawn in other languages: “Sauna deck”, “Le Nid”.';
  await expect.element(page.getByText(note)).toBeVisible();
  await expectNoAxeViolations();
});

test('a drawing is dropped onto a row, and what was typed in another stays @long', async () => {
  await page.viewport(390, 844);
  const saved = openHomes(itoResidences, <PlansField />);
  // The margins of a screen, over which its bar reaches.
  document.body.style.paddingInline = '1rem';
  await page.getByRole('button', { name: /^Two bedroom, garden/ }).click();
  await page.getByLabelText('Exposure').fill('South');
  const row = page.getByRole('button', { name: /^One bedroom, court/ }).element();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(svgFile());
  row.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolationsAgain();
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect
    .poll(() => saved[0]?.residences.plans)
    .toMatchObject({ court: { picture: file.url }, garden: { exposure: 'South', picture: null } });
});

test('a drawing that is refused says so in its row, and another can be chosen by keyboard', async () => {
  const hasPassword = 'This PDF has a password. Save it without one and try again.';
  answer = { status: 422, response: { message: hasPassword } };
  openHomes(itoResidences, <PlansField />);
  await choose(
    'Drawing of One bedroom, court',
    new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
  );
  const drawing = page.getByRole('group', { name: 'Floor plan drawing' });
  await expect.element(drawing.getByRole('alert')).toHaveTextContent(hasPassword);
  answer = { status: 422, response: { message: 'Please upload an image file' } };
  await choose('Drawing of One bedroom, court', svgFile());
  await expect.element(drawing.getByRole('alert')).toHaveTextContent('Please upload an image file');
  await expectNoAxeViolations();
  answer = { status: 201, response: { file } };
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  page.getByRole('button', { name: 'Add drawing of One bedroom, court' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
  await choose('Drawing of One bedroom, court', svgFile());
  await expect.element(drawing.getByText('Not saved yet')).toBeVisible();
  await expect.element(drawing.getByRole('alert')).not.toBeInTheDocument();
});

test('a PDF is uploaded, and the field says what visitors get of it', async () => {
  const picture = {
    ...file,
    url: '/media/images/plans/3d4bec6537088bd45d9880f6_2400x1800_f8f8f8.png',
    name: 'court.pdf',
    alt: '',
    pdfBytes: 48_000,
  };
  answer = { status: 201, response: { file: picture } };
  answerAction('media.find', () => [picture]);
  const saved = openHomes(itoResidences, <PlansField />);
  await page.getByRole('button', { name: /^One bedroom, court/ }).click();
  const drawing = page.getByRole('group', { name: 'Floor plan drawing' });
  await expect.element(drawing.getByText(/Of a PDF, the first page is shown/)).toBeVisible();
  const pdf = new File(['%PDF'], 'court.pdf', { type: 'application/pdf' });
  await choose('Drawing of One bedroom, court', pdf);
  await expect
    .element(drawing.getByText('Visitors can download the page (PDF, 48 kB).'))
    .toBeVisible();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  expect(inputs.length).toBeGreaterThan(2);
  for (const { accept } of inputs) expect(accept).toContain('application/pdf');
  await expectNoAxeViolationsAgain();
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect
    .poll(() => saved[0]?.residences.plans['court'])
    .toMatchObject({ picture: picture.url });
});

function svgFile() {
  return new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'court.svg', {
    type: 'image/svg+xml',
  });
}

async function choose(label: string, chosen: File) {
  const selector = `input[type=file][aria-label="${label}"]`;
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`There is no input ${label}`);
  const { items, files } = new DataTransfer();
  items.add(chosen);
  input.files = files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Answers an upload. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  responseType = '';
  status = 0;
  response: object = {};
  private address = '';
  private name = '';

  open(_method: string, address: string) {
    this.address = address;
  }

  setRequestHeader(header: string, value: string) {
    if (header === 'x-file-name') this.name = value;
  }

  send() {
    sent.push({ address: this.address, name: this.name });
    Object.assign(this, answer);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}
