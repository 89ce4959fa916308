import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { done } from '../../../tests/fixtures/records.ts';
import { fillPages, record, saved } from '../../../tests/fixtures/page.ts';
import { db } from '../../platform/database/database.ts';
import { readSitemap } from '../sitemap/sitemap.server.ts';
import { reservedPageError, takenSlug } from './free-page.ts';
import { abroadPage, abroadSlug } from './initial/abroad-page.ts';
import { accessibilitySlug } from './initial/accessibility-page.ts';
import { addMissingPages } from './initial/missing-pages.compose.server.ts';
import {
  listPages,
  pageRecords,
  savePage,
  savePageDraft,
  schedulePage,
} from './page-content.server.ts';
import {
  findAbroadPage,
  findFreePage,
  findPage,
  findPageTexts,
  listLinkedPages,
} from './page/public-pages.server.ts';

beforeEach(async () => {
  await db.deleteFrom('drafts').execute();
  await fillPages();
});

test('a page without a record has its initial texts, and the start adds it once', async () => {
  expect((await findPageTexts('vip')).hero.title).toBe('SOLMERE VIP LIST');
  expect((await findPageTexts('vip')).words.benefits).toHaveLength(9);
  expect((await findPageTexts('join')).words.agents.benefits).toHaveLength(12);
  expect((await findPageTexts('join')).words.clients.benefits).toHaveLength(10);
  expect((await findPageTexts('contact')).words.thanks.text).toBe(
    "We'll be in touch with you shortly.",
  );
  await addMissingPages();
  const vip = await record('vip');
  await addMissingPages();
  expect(await record('vip')).toEqual(vip);
});

test('edited texts stay when the site restarts', async () => {
  await addMissingPages();
  const { content } = await record('vip');
  if (!('words' in content)) throw new Error('The page has words');
  await saved('vip', {
    content: {
      ...content,
      words: { ...content.words, heading: 'Two things for {company}', benefits: rows } as never,
    },
  });
  await addMissingPages();
  const { words } = await findPageTexts('vip');
  expect(words.heading).toBe('Two things for SOLMERE');
  expect(words.benefits).toEqual([
    { title: 'One', text: 'Ring +1 604 555 0142' },
    { title: 'Two', text: '' },
  ]);
});

test('the page for buyers from abroad is added once, and stays as editors leave it', async () => {
  await addMissingPages();
  expect(await findAbroadPage()).toEqual({ slug: abroadSlug, title: 'Buying from abroad' });
  const page = await record(abroadSlug);
  const moved = done(await pageRecords.save({ ...page, slug: 'from-abroad' }, 'Ada'));
  await addMissingPages();
  expect(await findAbroadPage()).toEqual({ slug: 'from-abroad', title: 'Buying from abroad' });
  done(await pageRecords.remove(moved, 'Ada'));
  await addMissingPages();
  expect(await findAbroadPage()).toBeUndefined();
});

test('the accessibility statement is added once, linked in the footer, and stays as editors leave it', async () => {
  await addMissingPages();
  expect(await listLinkedPages()).toEqual([
    { title: 'Accessibility', slug: accessibilitySlug, placement: 'footer' },
  ]);
  const { sections } = (await findPage(accessibilitySlug)) ?? { sections: [] };
  const text = sections.map(({ content }) => content).join('');
  expect(text).toContain('SOLMERE wants everyone');
  expect(text).toContain('WCAG) 2.2 at level AA');
  expect(text).toContain('write to info@solmere.example');
  const page = await record(accessibilitySlug);
  done(await pageRecords.save({ ...page, title: 'Access', placement: 'none' }, 'Ada'));
  await addMissingPages();
  expect(await record(accessibilitySlug)).toMatchObject({ title: 'Access', revision: 2 });
  expect(await listLinkedPages()).toEqual([]);
});

test('a page of editors at the slug of the page for buyers from abroad is not replaced', async () => {
  const own = { ...abroadPage, title: 'Ours' };
  done(await pageRecords.saveDraft(own, 'Ada'));
  await addMissingPages();
  expect(await findAbroadPage()).toBeUndefined();
  await db.deleteFrom('drafts').execute();
  await db.deleteFrom('versions').execute();
  done(await pageRecords.save(own, 'Ada'));
  await addMissingPages();
  expect(await findAbroadPage()).toEqual({ slug: abroadSlug, title: 'Ours' });
});

const rows = [
  { title: 'One', text: 'Ring {office.phone}' },
  { title: '', text: ' ' },
  { title: 'Two', text: '' },
];

test('an unknown placeholder and a question without an answer are reported at their fields', async () => {
  await addMissingPages();
  const join = await record('join');
  if (!('words' in join.content)) throw new Error('The page has words');
  const texts = { ...join.content.words } as { questions: object };
  const list = [
    { question: 'Where?', answer: 'Ring {offce.phone}' },
    { question: 'When?', answer: '' },
  ];
  const content = {
    ...join.content,
    words: { ...texts, questions: { ...texts.questions, list } },
  };
  expect(await savePage({ ...join, content }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: {
      'content.words.questions.list.0.answer':
        '{offce.phone} is not a placeholder. Did you mean {office.phone}?',
      'content.words.questions.list.1.answer': 'Enter an answer, or the question is not shown.',
    },
  });
});

test('a page that an editor adds is public at its slug, in the navigation and in the sitemap', async () => {
  const id = randomUUID();
  expect(await savePageDraft({ ...bridge, id }, 'Ada')).toMatchObject({ outcome: 'done' });
  expect(await findFreePage('bridge')).toEqual({ movedTo: undefined });
  expect(await listLinkedPages()).toEqual([]);
  expect(await savePage({ ...bridge, id, revision: 1 }, 'Ada')).toMatchObject({ outcome: 'done' });
  expect((await findFreePage('bridge')).record).toMatchObject({ title: 'The Bridge' });
  expect(await listLinkedPages()).toEqual([
    { title: 'The Bridge', slug: 'bridge', placement: 'navigation' },
  ]);
  const { entries } = await readSitemap('2026-01-05');
  expect(entries.map(({ path }) => path)).toContain('/bridge');

  await savePage({ ...bridge, slug: 'the-bridge', id, revision: 2 }, 'Ada');
  expect(await findFreePage('bridge')).toEqual({ movedTo: 'the-bridge' });

  await pageRecords.unpublish({ id, revision: 3 }, 'Ada');
  expect(await findFreePage('the-bridge')).toEqual({ movedTo: undefined });
  expect(await listLinkedPages()).toEqual([]);
  await pageRecords.remove({ id, revision: 4 }, 'Ada');
  expect((await listPages()).map(({ slug }) => slug)).not.toContain('the-bridge');
  expect(await pageRecords.restore({ id }, 'Ada')).toMatchObject({ outcome: 'done' });
});

test.each(['vip', 'home', 'settings', '404', 'admin', 'media', 'preview', 'about', 'uploads'])(
  'no page can be added at the built-in path %s',
  async (slug) => {
    const result = await savePage({ ...bridge, slug, id: randomUUID() }, 'Ada');
    expect(result).toEqual({ outcome: 'refused', fields: { slug: takenSlug } });
  },
);

test('two pages cannot share a slug, and a page needs a name', async () => {
  await savePage({ ...bridge, id: randomUUID() }, 'Ada');
  expect(await savePage({ ...bridge, id: randomUUID() }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { slug: 'Another page already uses this slug' },
  });
  expect(await savePage({ ...bridge, title: ' ', id: randomUUID() }, 'Ada')).toEqual({
    outcome: 'refused',
    fields: { title: 'Required.' },
  });
});

test('a page of an editor can be scheduled for both its beginning and its end', async () => {
  const times = { publishAt: '2100-01-01T00:00:00.000Z', unpublishAt: '2100-02-01T00:00:00.000Z' };
  expect(await schedulePage({ ...bridge, id: randomUUID(), ...times }, 'Ada')).toMatchObject({
    outcome: 'done',
    record: { publication: times },
  });
});

test('built-in pages cannot be hidden, deleted or moved', async () => {
  await addMissingPages();
  const { id, revision } = await record('vip');
  const refused = { outcome: 'refused', fields: { slug: reservedPageError } };
  expect(await pageRecords.unpublish({ id, revision }, 'Ada')).toEqual(refused);
  expect(await pageRecords.remove({ id, revision }, 'Ada')).toEqual(refused);
  const seen = { id, revision };
  const refusedOne = { changed: [], refused: [{ id, why: reservedPageError }] };
  for (const act of ['unpublish', 'remove'] as const)
    expect(await pageRecords.changeMany(act, { records: [seen] }, 'Ada')).toMatchObject(refusedOne);
  const hidden = { revision, isPublic: false, hasDraft: true, wasPublic: false };
  for (const before of [null, { ...hidden, publishAt: null, unpublishAt: null }])
    expect(await pageRecords.undo([{ ...seen, entryId: 'an entry', before }], 'Ada')).toEqual(
      new Map([['an entry', reservedPageError]]),
    );
  const times = { publishAt: '2100-01-01T00:00:00.000Z', unpublishAt: '2100-02-01T00:00:00.000Z' };
  expect(await schedulePage({ ...(await record('vip')), ...times }, 'Ada')).toEqual(refused);
  await saved('vip', {});
  const vip = await record('vip');
  await savePage({ ...vip, slug: 'elsewhere' }, 'Ada');
  expect((await record('vip')).id).toBe(id);
});

const bridge = {
  slug: 'bridge',
  title: 'The Bridge',
  placement: 'navigation',
  heroType: 'image',
  content: { hero: { title: 'THE BRIDGE' }, sections: [] },
};
