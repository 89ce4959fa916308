import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { amountText } from '../../lib/amounts/amounts.ts';
import { AreaText } from '../amounts/AreaText.tsx';
import { MoneyText } from '../amounts/MoneyText.tsx';
import { showDisplayChoice } from './display-choice.ts';

const rates = { CAD: 1, USD: 1.25, JPY: 0.01 };

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en-CA';
  document.body.innerHTML = markup(
    <>
      <template
        data-rates={JSON.stringify(rates)}
        data-about="about {}"
        data-range="{} to {}"
        data-units={JSON.stringify({ 'sq-ft': 'sq ft', m2: 'm²' })}
      />
      <p id="home">
        <MoneyText text="CAD 500,000 to CAD 1,000,000" />
      </p>
      <p id="abroad">
        <MoneyText text="From JPY 200,000,000, about CAD 2,000,000" />
      </p>
      <p id="american">
        <MoneyText text="USD 1,250,000" />
      </p>
      <a href="#home" id="card" aria-label="Ito, From JPY 1,000, about CAD 10">
        Ito <MoneyText text="From JPY 1,000" /> <MoneyText text="about CAD 10" />
      </a>
      <p id="fee">
        <MoneyText text="CAD 0.68 / sq ft" />
      </p>
      <p id="sizes">
        <MoneyText text="Two bedrooms, 1,000 to 2,000 sq ft" />
      </p>
      <p id="both">
        <AreaText texts={['753 sq ft', '70 m²']} />{' '}
        <AreaText texts={['1,010 sq ft', '94 m²']} isShort />
      </p>
      <table>
        <tbody>
          <tr>
            <th id="heading" data-per="sq-ft">
              Per sq ft
            </th>
            <td id="per" data-per="sq-ft">
              <MoneyText text="CAD 1,000" />
            </td>
            <td id="tsubo" data-per="tsubo">
              <MoneyText text="CAD 2,000" />
            </td>
            <td id="compared">
              <span data-text="">CAD 500,000</span>
            </td>
          </tr>
        </tbody>
      </table>
      <div data-display-choice="">
        <label>
          Currency
          <select name="currency">
            <option value="">Canadian dollars</option>
            <option value="USD" data-announced="In United States dollars">
              United States dollars
            </option>
          </select>
        </label>
        <label>
          Area
          <select name="area">
            <option value="">Both</option>
            <option value="sq-ft">Square feet</option>
            <option value="m2">Square metres</option>
          </select>
        </label>
        <p role="status" />
      </div>
    </>,
  );
});

afterEach(() => localStorage.clear());

test('a choice adds amounts in the currency, is announced, remembered, and taken back', async () => {
  showDisplayChoice();
  const before = document.body.innerText;
  await userEvent.selectOptions(page.getByLabelText('Currency'), 'USD');
  expect(text('home')).toBe('CAD 500,000 about USD 400,000 to CAD 1,000,000 about USD 800,000');
  expect(text('abroad')).toBe('From JPY 200,000,000 about USD 1,600,000');
  expect(text('american')).toBe('USD 1,250,000');
  expect(text('fee')).toBe('CAD 0.68 / sq ft');
  expect(text('compared')).toBe('CAD 500,000 about USD 400,000');
  const card = document.getElementById('card');
  expect(card?.ariaLabel).toBe('Ito, From JPY 1,000 about USD 8');
  await expect.element(page.getByRole('status')).toHaveTextContent('In United States dollars');
  expect(localStorage.getItem('currency')).toBe('USD');
  await userEvent.selectOptions(page.getByLabelText('Currency'), '');
  expect(localStorage.getItem('currency')).toBeNull();
  expect(card?.ariaLabel).toBe('Ito, From JPY 1,000, about CAD 10');
  expect(document.body.innerText).toBe(before.replace('In United States dollars', ''));
});

test('areas and prices per area are shown in one unit', async () => {
  showDisplayChoice();
  await userEvent.selectOptions(page.getByLabelText('Area'), 'm2');
  expect(text('sizes')).toBe('Two bedrooms, 93 to 186 m²');
  expect(text('both')).toBe('70 m² 94 m²');
  expect(text('heading')).toBe('Per m²');
  expect([text('per'), text('tsubo')]).toEqual(['CAD 10,764', 'CAD 2,000']);
  expect(text('fee')).toBe('CAD 0.68 / sq ft');
  await userEvent.selectOptions(page.getByLabelText('Area'), 'sq-ft');
  expect([text('sizes'), text('both'), text('per')]).toEqual([
    'Two bedrooms, 1,000 to 2,000 sq ft',
    '753 sq ft 1,010 sq ft',
    'CAD 1,000',
  ]);
  await userEvent.selectOptions(page.getByLabelText('Area'), '');
  expect(text('both')).toBe('753 sq ft 70 m² 1,010 sq ft');
});

test('what was chosen before applies at once, also to what the page receives later', async () => {
  localStorage.setItem('currency', 'USD');
  localStorage.setItem('area', 'm2');
  showDisplayChoice();
  expect(text('home')).toContain('about USD 400,000');
  await expect.element(page.getByLabelText('Currency')).toHaveValue('USD');
  const later = document.createElement('p');
  later.id = 'later';
  later.innerHTML = markup(<MoneyText text="CAD 100,000, 1,000 sq ft" />);
  document.body.append(later);
  await expect.poll(() => text('later')).toBe('CAD 100,000 about USD 80,000, 93 m²');
});

test.each([
  ['fr-CA', 'environ {}', '2 000 $ CA environ 1 600 $ US', '21 528 $ CA environ 17 200 $ US'],
  ['ja-JP', '約{}', '2,000カナダドル 約USD 1,600', '21,528カナダドル 約USD 17,200'],
  ['zh-Hant-TW', '約 {}', '2,000 加幣 約 1,600 美元', '2 萬 1,528 加幣 約 1 萬 7,200 美元'],
])(
  'in %s amounts have the shape of the language, also those that are added',
  async (lang, about, shown, perMetre) => {
    document.documentElement.lang = lang;
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p id="own"></p><p id="own-per" data-per="sq-ft"></p>',
    );
    const money = amountText(2000, 'CAD');
    const own = { own: money, 'own-per': money };
    for (const [id, written] of Object.entries(own)) {
      const place = document.getElementById(id);
      if (place) place.innerHTML = markup(<MoneyText text={written} />);
    }
    document.querySelector<HTMLElement>('[data-rates]')?.setAttribute('data-about', about);
    localStorage.setItem('currency', 'USD');
    localStorage.setItem('area', 'm2');
    showDisplayChoice();
    expect([text('own'), text('own-per')]).toEqual([shown, perMetre]);
  },
);

test('an area in Japanese loses its tsubo in square feet', () => {
  document.documentElement.lang = 'ja-JP';
  const units = JSON.stringify({ 'sq-ft': '平方フィート', m2: '㎡' });
  document.querySelector('[data-rates]')?.setAttribute('data-units', units);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<span id="own" data-area="m2">65.5〜70㎡（19.81〜21.17坪）</span>',
  );
  localStorage.setItem('area', 'sq-ft');
  showDisplayChoice();
  expect(text('own')).toBe('705〜753平方フィート');
});

test('a choice that is no longer offered is ignored', () => {
  localStorage.setItem('currency', 'NOK');
  localStorage.setItem('area', 'acres');
  showDisplayChoice();
  expect(text('abroad')).toBe('From JPY 200,000,000, about CAD 2,000,000');
  expect(text('both')).toBe('753 sq ft 70 m² 1,010 sq ft');
});

test('what was chosen before the script arrived counts', () => {
  const select = document.querySelector<HTMLSelectElement>('[name=currency]');
  if (select) select.value = 'USD';
  showDisplayChoice();
  expect(text('american')).toBe('USD 1,250,000');
  expect(text('home')).toContain('about USD 400,000');
});

/** As the server writes it. */
function markup(element: ReactNode) {
  const host = document.createElement('div');
  flushSync(() => createRoot(host).render(element));
  return host.innerHTML;
}

function text(id: string) {
  return document.getElementById(id)?.innerText.replaceAll(/\s+/g, ' ').trim();
}
