import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction, type ActionAnswer } from '../../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations } from '../../../../tests/kit/axe.ts';
import { forbiddingPlace } from '../../../../tests/fixtures/place.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { draft, published } from '../../../../tests/kit/record-form.tsx';
import {
  unitErrors,
  unitStates,
  type Translated,
  type Unit,
} from '../../../model/translations/units.ts';
import { demoSettings } from '../../../../tests/fixtures/demo-settings.ts';
import { placesSchema } from '../../../site/settings/places.ts';
import { provideSettings } from '../../../site/settings/settings.ts';
import { DevelopersScreen } from '../../developers/DevelopersScreen.tsx';
import { NewsScreen } from '../../news/NewsScreen.tsx';
import type { TranslationRecord } from '../translation.ts';

type Answer = ActionAnswer<'translations.save'>;

const item = {
  id: 'a',
  revision: 1,
  updatedAt: '2026-01-05T20:00:00.000Z',
  publication: published,
  category: 'New Launch',
  publishedAt: '2026-01-05',
  slug: 'kestrel-opens',
  title: 'Kestrel opens',
  content: '<p>Homes by the <strong>inlet</strong>.</p>',
  media: { kind: 'image', image: null },
};

const image = '/media/images/news/a.b.jpg';

const units: Unit[] = [
  { path: 'title', source: 'Kestrel opens', kind: 'line' },
  { path: 'subtitle', source: 'Call {office.phone} in winter', kind: 'line' },
  { path: 'content', source: item.content, kind: 'html' },
  { path: `alt:${image}`, source: 'A lobby', kind: 'alt' },
];

const french: Translated = {
  title: { source: 'Kestrel opens', text: 'Kestrel ouvre' },
  subtitle: { source: 'Call {office.phone} in fall', text: 'Appelez {office.phone} en automne' },
};

const id = 'b7a3cf0e-2f0a-8b3c-9d1e-0123456789ab';

let root: Root | undefined;
let stored: TranslationRecord | null = null;
let images: Translated = {};
let refusal: Record<string, string> | undefined;
let sent: { name: string; fields: Translated }[] = [];

beforeEach(() => {
  sent = [];
  images = {};
  refusal = undefined;
  stored = translation(french, 3);
  openAddress('');
  answerAction('news.list', () => [item] as never);
  answerAction('translations.states', () => ({
    a: [
      { language: 'fr-CA', state: 'published', isWhole: false, changed: 1, missing: 2 },
      { language: 'ja-JP', state: 'draft', isWhole: false, changed: 0, missing: 0 },
      { language: 'zh-Hant-TW', state: 'none', isWhole: false, changed: 0, missing: 4 },
    ],
  }));
  answerAction('translations.read', () => ({
    id,
    name: item.title,
    units,
    states: unitStates(units, stored?.fields ?? {}),
    images,
    translation: stored,
    rulings: [{ placeId: 'BC' }],
    changes: { subtitle: { savedBy: 'mei@solmere.example', savedAt: '2026-01-03T20:00:00.000Z' } },
  }));
  answerAction('translations.published' as 'translations.history', () => null as never);
  answerAction('translations.saveDraft' as 'translations.save', (input) =>
    save('saveDraft', input),
  );
  answerAction('translations.save', (input) => save('save', input));
});

afterEach(() => {
  root?.unmount();
  toast.removeAll();
});

test('the languages of a record are tabs with their own state, and marks in its list', async () => {
  await open();
  await expect.element(page.getByRole('columnheader', { name: 'Languages' })).toBeVisible();
  await expect.element(page.getByText('English changed since')).toBeInTheDocument();
  await page.getByRole('link', { name: 'French published, 1 changed, 2 missing' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Kestrel opens in French' }))
    .toHaveFocus();
  const tabs = page.getByRole('navigation', { name: 'Translations' });
  await expect
    .element(tabs.getByRole('link', { name: 'Français Published, 1 changed, 2 missing' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(tabs.getByRole('link', { name: '日本語 Draft, ready to publish' }))
    .toBeVisible();
  await expect.element(tabs.getByRole('link', { name: '繁體中文 Not started' })).toBeVisible();
  await tabs.getByRole('link', { name: 'English Source, published' }).click();
  await expect.element(page.getByRole('heading', { name: 'Edit Kestrel opens' })).toHaveFocus();
  expect(location.search).not.toContain('language');
});

test('each text says whether it is missing, changed or current, with what changed', async () => {
  await open('?edit=a&language=fr');
  await expect.element(row('Title').getByText('Current')).toBeVisible();
  await expect.element(row('Content').getByText('Missing')).toBeVisible();
  await expectNoAxeViolations();
  const subtitle = row('Subtitle');
  await expect.element(subtitle.getByText('English changed since')).toBeVisible();
  expect(document.querySelector('[data-part="subtitle"] del')?.textContent).toBe('fall');
  expect(document.querySelector('[data-part="subtitle"] ins')?.textContent).toBe('winter');
  await expect
    .element(subtitle.getByText('English changed Jan 3, by mei@solmere.example'))
    .toBeVisible();
  await subtitle.getByRole('button', { name: 'Show full source' }).click();
  expect(document.querySelector('[data-part="subtitle"] del')).toBeNull();
  await subtitle.getByRole('button', { name: 'Mark as current' }).click();
  await expect.element(field('Subtitle')).toHaveFocus();
  await expect.element(subtitle.getByText('Current')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(sent).toMatchObject([
    {
      name: 'saveDraft',
      fields: { subtitle: { ...french['subtitle'], source: units[1]?.source } },
    },
  ]);
});

test('a publication asks for every text and its placeholders @long', async () => {
  await open('?edit=a&language=fr');
  await field('Subtitle').fill('Appelez en hiver');
  await page.getByRole('button', { name: 'Publish French' }).click();
  await expect.element(row('Subtitle').getByText('Keep {office.phone} in the text')).toBeVisible();
  await expect.element(row('Content').getByText('Required.')).toBeVisible();
  expect(sent).toEqual([]);
  await field('Subtitle').fill('Appelez {office.phone} en hiver');
  await row('Content').getByRole('button', { name: 'Copy source' }).click();
  await row('Alt text, image 1').getByRole('button', { name: 'Copy source' }).click();
  await expect.element(page.getByText('All fields are filled in.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish French' }).click();
  await expect.element(page.getByRole('heading', { name: 'News' })).toBeVisible();
  expect(sent).toMatchObject([{ name: 'save', fields: { content: { text: item.content } } }]);
});

test('French spaces and quotation marks are offered, and the text stays as changed as it was @long', async () => {
  await open('?edit=a&language=fr');
  const subtitle = row('Subtitle');
  await field('Subtitle').fill('Le "refuge" : {office.phone} ?');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await subtitle.getByRole('button', { name: 'Set French spaces and quotation marks' }).click();
  await expect
    .element(field('Subtitle'))
    .toHaveValue('Le «\u00A0refuge\u00A0»\u00A0: {office.phone}?');
  await expect.element(field('Subtitle')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^Set French/ })).not.toBeInTheDocument();
});

test('one key goes to the next text to do, and the counts filter the fields @long', async () => {
  await open('?edit=a&language=fr');
  await expect.element(row('Title')).toBeVisible();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect.element(field('Subtitle')).toHaveFocus();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect.poll(() => focusedPart()).toBe('content');
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect.poll(() => focusedPart()).toBe(`alt:${image}`);
  await page.getByRole('link', { name: '1 English changed since' }).click();
  expect(location.search).toContain('show=changed');
  await expect.element(field('Title')).not.toBeInTheDocument();
  await field('Subtitle').fill('Appelez {office.phone}');
  await expect.element(field('Subtitle')).toBeVisible();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await expect.poll(() => focusedPart()).toBe('content');
  await expect.element(field('Title')).toBeVisible();
});

test('a click on a text in the preview focuses its field, also if a filter hides it @long', async () => {
  await open('?edit=a&language=fr&show=changed');
  await expect.element(field('Subtitle')).toBeVisible();
  await expect
    .poll(() => {
      clickInPreview('title');
      return focusedPart();
    })
    .toBe('title');
  await field('Subtitle').click();
  await expect.poll(() => previewedPart()?.style.outline).toBe('');
  await field('Title').click();
  await expect.poll(() => previewedPart()?.style.outline).toContain('solid');
});

test('two translators merge text by text @long', async () => {
  await open('?edit=a&language=fr');
  await field('Title').fill('Kestrel ouvre ses portes');
  const alt = { source: 'A lobby', text: 'Un hall' };
  stored = translation({ ...french, [`alt:${image}`]: alt }, 4);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Saved, together with changes by')).toBeVisible();
  expect(sent.at(-1)?.fields).toMatchObject({
    title: { text: 'Kestrel ouvre ses portes' },
    [`alt:${image}`]: alt,
  });
  await field('Title').fill('Kestrel est ouvert');
  stored = translation({ ...french, title: { source: 'Kestrel opens', text: 'Ouverture' } }, 9);
  await page.getByRole('button', { name: 'Save draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'This translation was saved elsewhere' });
  await expect.element(dialog.getByText('Kestrel est ouvert')).toBeVisible();
  await expect.element(dialog.getByText('Ouverture')).toBeVisible();
});

test('a text that the source has got since, and that a colleague has translated, outlives a merge @long', async () => {
  await open('?edit=a&language=fr');
  await field('Title').fill('Kestrel ouvre ses portes');
  const added = { source: 'New since', text: 'Nouveau depuis' };
  stored = translation({ ...french, note: added }, 4);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Saved, together with changes by')).toBeVisible();
  expect(sent.at(-1)?.fields).toMatchObject({
    title: { text: 'Kestrel ouvre ses portes' },
    note: added,
  });
});

test('a text of an image that another form has changed is refused once, then replaced @long', async () => {
  images = { [`alt:${image}`]: { source: 'A lobby', text: 'Un hall' } };
  stored = translation({ ...french, ...images }, 3);
  await open('?edit=a&language=fr');
  const label = 'Alt text, image 1';
  await field(label).fill('Une entrée');
  refusal = { [`fields.alt:${image}`]: 'Someone else has changed this to “Un vestibule”' };
  const newer = { [`alt:${image}`]: { source: 'A lobby', text: 'Un vestibule' } };
  const before = images;
  images = newer;
  await field('Title').click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(row(label).getByText(/^Someone else has changed this/)).toBeVisible();
  await expect.element(field(label)).toHaveValue('Une entrée');
  expect(sent.at(-1)).toMatchObject({ seen: before });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ seen: newer });
});

test('a language that is not begun is saved under the id of its translation @long', async () => {
  stored = null;
  await open('?edit=a&language=fr');
  await expect.element(page.getByText('4 fields are missing.')).toBeVisible();
  await field('Title').fill('Kestrel ouvre');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(sent).toMatchObject([
    {
      id,
      noun: 'news',
      recordId: 'a',
      language: 'fr-CA',
      fields: { title: { source: 'Kestrel opens', text: 'Kestrel ouvre' } },
    },
  ]);
});

test('records that are edited in their rows are translated on a screen of their own', async () => {
  answerAction('developers.list', () => [{ ...item, name: 'Castrelle', website: null }] as never);
  openAddress('?edit=a&language=fr');
  render(<DevelopersScreen member={ingrid} />);
  await expect.element(page.getByRole('heading', { name: 'Castrelle in French' })).toBeVisible();
});

test('the words of the lists of its places are advised about, those of the language and of the source', async () => {
  const list = { fr: 'rendement garanti', en: 'best', ja: '完売' };
  const place = forbiddingPlace('BC', 'British Columbia', ['VANCOUVER'], list);
  const places = placesSchema.parse({ places: [place], marketedFrom: 'BC' });
  provideSettings(() => ({ ...demoSettings, places }));
  await open('?edit=a&language=fr');
  await field('Title').fill('Rendement garanti, best, 完売');
  const advice = page.getByRole('button', { name: /is not allowed in British Columbia/ });
  await expect
    .element(advice.first())
    .toHaveTextContent('“rendement garanti” is not allowed in British Columbia');
  expect(advice.elements().map(({ textContent }) => textContent)).toEqual([
    '“rendement garanti” is not allowed in British Columbia',
    '“best” is not allowed in British Columbia',
  ]);
  await advice.first().click();
  await expect.element(field('Title')).toHaveFocus();
  provideSettings(() => demoSettings);
});

test('on a phone each text stands below its source', async () => {
  await page.viewport(390, 844);
  await open('?edit=a&language=fr');
  await expect.element(row('Title')).toBeVisible();
  const [source, target] = ['Kestrel opens', 'Kestrel ouvre'].map((text) =>
    text === 'Kestrel opens'
      ? document.querySelector('[data-part="title"] [lang="en-CA"]')?.getBoundingClientRect()
      : field('Title').element().getBoundingClientRect(),
  );
  expect(source?.bottom).toBeLessThanOrEqual(target?.top ?? 0);
  expect(document.documentElement.scrollWidth).toBe(390);
  await page.viewport(1280, 800);
});

function row(label: string) {
  return page.getByRole('group', { name: new RegExp(`^${label} `) });
}

function field(label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

function focusedPart() {
  return document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'];
}

function previewedPart() {
  return document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>('h1');
}

/** The page of the preview has one text, the title. */
function clickInPreview(name: string) {
  const shown = document.querySelector('iframe')?.contentDocument;
  if (!shown?.body) return;
  shown.body.innerHTML = `<h1 data-filled-by="${name}">Kestrel ouvre</h1>`;
  const { left, top } = shown.querySelector('h1')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const at = { clientX: left, clientY: top, bubbles: true };
  shown.documentElement.dispatchEvent(new MouseEvent('click', at));
}

async function open(query = '') {
  openAddress(query);
  render(<NewsScreen member={ingrid} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function render(screen: ReactNode) {
  root?.unmount();
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(screen);
}

function openAddress(query: string) {
  const url = new URL(location.href);
  for (const name of ['edit', 'language', 'show']) url.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  history.replaceState(null, '', url);
}

function translation(fields: Translated, revision: number): TranslationRecord {
  return {
    id,
    revision,
    updatedAt: '2026-01-04T20:00:00.000Z',
    noun: 'news',
    recordId: 'a',
    language: 'fr-CA',
    name: 'French of Kestrel opens',
    fields,
    madeBy: null,
    publication: { ...published, savedBy: 'mei@solmere.example' },
  };
}

function save(name: string, request: unknown): Answer {
  const input = request as { revision?: number; fields: Translated };
  sent.push({ name, ...input });
  if (refusal) {
    const fields = refusal;
    refusal = undefined;
    return { outcome: 'refused', fields };
  }
  if (input.revision !== stored?.revision) return { outcome: 'conflict', newest: stored };
  const errors = name === 'save' ? unitErrors(units, input.fields) : {};
  if (Object.keys(errors).length > 0) return { outcome: 'refused', fields: errors };
  const publication = name === 'save' ? published : draft;
  stored = { ...translation(input.fields, (input.revision ?? 0) + 1), publication };
  return { outcome: 'done', record: stored };
}
