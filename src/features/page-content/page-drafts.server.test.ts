import { beforeEach, expect, test } from 'vitest';
import { fillPages, record } from '../../../tests/fixtures/page.ts';
import { changeContent } from '../../platform/database/content.ts';
import { findSaved } from '../../compose/previews.server.ts';
import { basePage } from './initial/base-pages.ts';
import { pageRecords, savePage, savePageDraft } from './page-content.server.ts';
import type { PageInput } from './page-schemas.ts';
import { findPageTexts } from './page/public-pages.server.ts';

const rows = {
  list: [
    { question: 'Half a question', answer: '' },
    { question: '', answer: 'Half an answer' },
  ],
  figures: [
    { value: '3000+', label: '' },
    { value: '', label: 'units a year' },
  ],
  benefits: [{ title: '', text: 'Not named yet' }],
};

beforeEach(fillPages);

test('a draft of a page keeps half-written rows, unknown placeholders and unfinished addresses', async () => {
  await changeContent((tx) => pageRecords.add(tx, basePage('join'), 'Ada'));
  const { id, revision, ...page } = await record('join');
  const typed = {
    ...page,
    heroType: 'video',
    heroUrl: 'films/a.mp4',
    heroYoutubeUrl: 'youtu.be/short',
    searchTitle: 'Join {nobody}',
    content: { ...page.content, words: textsWithRows(page) },
  } as unknown as PageInput;
  const answer = await savePageDraft({ ...typed, id, revision }, 'Ada');
  if (answer.outcome !== 'done') throw new Error(JSON.stringify(answer));
  expect(answer.record).toMatchObject({
    heroUrl: 'films/a.mp4',
    heroYoutubeUrl: 'youtu.be/short',
    searchTitle: 'Join {nobody}',
    content: { words: { questions: { list: rows.list }, founder: { figures: rows.figures } } },
  });
  const { words } = await findPageTexts('join', await findSaved('pages', id));
  expect(words.agents.benefits).toEqual(rows.benefits);

  const again = { ...answer.record, id, revision: answer.record.revision };
  expect(await savePage(again, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: {
      'content.words.questions.list.0.answer': expect.any(String),
      'content.words.questions.list.1.question': expect.any(String),
      'content.words.founder.figures.0.label': expect.any(String),
      'content.words.agents.benefits.0.title': expect.any(String),
    },
  });
});

test('rich text of a draft is sanitised, and pictures from elsewhere are refused', async () => {
  const { id, revision, ...page } = await record('news');
  const { content } = page;
  if ('navigation' in content) throw new Error('These are the settings');
  const hostile = '<p onclick="x()">One</p><script>x()</script>';
  const draft = { ...content, hero: { ...content.hero, subtitle: hostile } };
  expect(await savePageDraft({ ...page, content: draft, id, revision }, 'Ada')).toMatchObject({
    record: { content: { hero: { subtitle: '<p>One</p>' } } },
  });
  const heroUrl = 'https://elsewhere.example/a.jpg';
  expect(
    await savePageDraft({ ...page, heroType: 'image', heroUrl, id, revision: revision + 1 }, 'Ada'),
  ).toMatchObject({ outcome: 'refused', fields: { heroUrl: expect.any(String) } });
});

function textsWithRows({ content }: { content: object }) {
  const { words } = content as { words: ReturnType<typeof joinTexts> };
  return {
    ...words,
    agents: { ...words.agents, benefits: rows.benefits },
    questions: { ...words.questions, list: rows.list },
    founder: { ...words.founder, figures: rows.figures },
  };
}

function joinTexts() {
  return (basePage('join').content as { words: Record<string, object> }).words as Record<
    'agents' | 'questions' | 'founder',
    object
  >;
}
