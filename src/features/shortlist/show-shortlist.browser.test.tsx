import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { initShortlistButtons } from './shortlist-button.ts';
import { showShortlist } from './show-shortlist.ts';

const projects = ['kestrel', 'osprey', 'heron', 'teal', 'wren']
  .map(
    (id) =>
      `<li data-project="${id}" data-slug="${id}">${id}<button data-let-go hidden>Let ${id} go</button></li>`,
  )
  .join('');

/** Each answers one read of the projects. */
let answers: (() => void)[];

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main"><section data-nothing></section></main>
    <p data-status></p>
    <template data-own-list><ul data-items></ul></template>`;
  answers = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(new Response(projects)))),
  );
});

test('a read that is answered late shows what is kept by then', async () => {
  saveProjects('kestrel', 'osprey', 'heron');
  showShortlist();
  saveElsewhere('kestrel', 'osprey');
  answers[1]?.();
  await expect.poll(shown).toEqual(['kestrel', 'osprey']);
  const list = document.querySelector('[data-items]');
  answers[0]?.();
  await expect.poll(() => document.querySelector('[data-items]')).not.toBe(list);
  expect(shown()).toEqual(['kestrel', 'osprey']);
});

test('a project that is saved where nothing was begins the list', async () => {
  saveProjects();
  document
    .querySelector('[data-nothing]')
    ?.append(Object.assign(document.createElement('button'), { textContent: 'Save' }));
  document.querySelector('button')?.setAttribute('data-keep', 'kestrel');
  initShortlistButtons();
  showShortlist();
  await page.getByRole('button', { name: 'Save' }).click();
  answers[0]?.();
  await expect.poll(shown).toEqual(['kestrel']);
});

test('an undo puts one project back at its place, and leaves what another tab has kept since', async () => {
  saveProjects('kestrel', 'osprey');
  showShortlist();
  answers[0]?.();
  await page.getByRole('button', { name: 'Let kestrel go' }).click();
  await expect.poll(shown).toEqual(['osprey']);
  saveElsewhere('osprey', 'heron');
  for (const answer of answers) answer();
  await expect.poll(shown).toEqual(['osprey', 'heron']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toEqual(['kestrel', 'osprey', 'heron']);
});

test.each([
  [1, 'One project'],
  [2, 'Two projects'],
  [5, 'Five projects'],
])('the heading of %i kept projects counts them in words', async (count, heading) => {
  document.body.innerHTML = `
    <main id="main"><section data-nothing></section></main>
    <p data-status></p>
    <template data-own-list><p>Shortlist</p><h1 data-heading></h1><ul data-items></ul></template>`;
  saveProjects(...['kestrel', 'osprey', 'heron', 'teal', 'wren'].slice(0, count));
  showShortlist();
  answers[0]?.();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('five kept projects are all compared, copied and asked about, and the brochure says that it has the first', async () => {
  const saved = ['kestrel', 'osprey', 'heron', 'teal', 'wren'];
  document.body.innerHTML = `
    <main id="main"><section data-nothing></section></main>
    <p data-status></p>
    <template data-own-list>
      <ul data-items></ul>
      <input id="shortlist-link"><a data-ask href="/contact"></a>
      <a data-compare href="/shortlist?view=comparison">Compare</a>
      <a data-brochure href="/shortlist/brochure.pdf"></a>
    </template>`;
  saveProjects(...saved);
  showShortlist();
  answers[0]?.();
  await expect.poll(shown).toEqual(saved);
  const query = `?projects=${saved.join(',')}`;
  await expect.element(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue(expect.stringContaining(query));
  const ask = page.getByRole('link', { name: 'Enquire about these five projects' });
  await expect.element(ask).toHaveAttribute('href', expect.stringContaining(`/contact${query}`));
  const brochure = page.getByRole('link', { name: 'Brochure (first four projects)' });
  await expect
    .element(brochure)
    .toHaveAttribute('href', expect.stringContaining(`/brochure.pdf${query}`));
});

test('a comparison marks what is not in the language of the page', async () => {
  history.replaceState(null, '', '?view=comparison');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  document.body.innerHTML = `
    <main id="main"><section data-nothing></section></main>
    <p data-status></p>
    <template data-own-comparison><table><thead><tr data-columns></tr></thead><tbody data-rows></tbody></table></template>
    <template data-own-rows><table>
      <tr><th></th><td><span data-text></span></td></tr>
      <tr><th></th><td><span data-text></span><em></em></td></tr>
    </table></template>`;
  const where = { key: 'where', label: '所在地' };
  const written = ['東京・青山', '<span lang="en-CA">North Shore</span>、ホノルル'];
  const items = written.map((html, index) => {
    const facts = JSON.stringify([{ ...where, text: html.replaceAll(/<[^>]*>/g, '') }]);
    const template = `<template><p data-fact="where"><span>${html}</span></p></template>`;
    return `<li data-project="${index}" data-slug="${index}" data-facts='${facts}'>${template}</li>`;
  });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(items.join('')));
  saveProjects('0', '1');
  showShortlist();
  await expect.element(page.getByRole('cell', { name: '東京・青山' })).toBeVisible();
  const cell = page.getByRole('cell', { name: 'North Shore、ホノルル' }).element();
  expect(cell.querySelector('[data-text]')?.innerHTML).toBe(
    '<span lang="en-CA">North Shore</span>、ホノルル',
  );
});

function saveProjects(...ids: string[]) {
  localStorage.setItem('shortlist', JSON.stringify(ids));
}

function saveElsewhere(...ids: string[]) {
  saveProjects(...ids);
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
}

function shown() {
  return [...document.querySelectorAll<HTMLElement>('[data-items] li')].map(
    ({ dataset }) => dataset['project'],
  );
}
