import { beforeEach, expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { makeMember } from '../../../tests/fixtures/members.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { submitEnquiry } from '../enquiries/enquiries.server.ts';
import { readEnquiry } from '../enquiries/forms/read-enquiry.ts';
import { toSlug } from '../../lib/text/slug.ts';
import { newsRecords } from '../news/news.server.ts';
import { saveTranslationDraft } from '../translations/translations.server.ts';
import { listRecent, search } from './palette.server.ts';

await chooseDemoLanguages();

const ada = makeMember('Ada');

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['activity', 'versions', 'translations', 'news', 'enquiries'] as const) {
    await db.deleteFrom(table).execute();
  }
});

test('a record is found by its name without accents, and by its new name after a change', async () => {
  await add('Étienne opens the pier');
  const { best } = await search({ text: 'etienne' }, ada);
  expect([best?.title, best?.address]).toEqual([
    'Étienne opens the pier',
    expect.stringContaining('/admin/news?edit='),
  ]);
  await add('Pier');
  expect((await search({ text: 'pier' }, ada)).best?.title).toBe('Pier');
});

test('saved drafts and unpublished records are found', async () => {
  const { id, revision } = await add('Opens on Tuesday');
  const changed = await newsRecords.saveDraft(
    { ...makeInput('Opens on Friday'), id, revision },
    'Ada',
  );
  if (changed.outcome !== 'done') throw new Error(changed.outcome);
  expect((await search({ text: 'opens' }, ada)).best?.title).toBe('Opens on Friday');
  await newsRecords.unpublish(changed.record, 'Ada');
  expect((await search({ text: 'opens on friday' }, ada)).best?.title).toBe('Opens on Friday');
});

test('a draft whose name is no text does not hide the others', async () => {
  await add('Pier');
  const { id, revision } = await add('Opens on Tuesday');
  await newsRecords.saveDraft({ ...makeInput('x'), id, revision }, 'Ada');
  const record = JSON.stringify({ ...makeInput('x'), id, revision, title: ['x'], category: {} });
  await db.updateTable('drafts').set({ record }).where('recordId', '=', id).execute();
  await add('Harbour');
  expect((await search({ text: 'pier' }, ada)).best?.title).toBe('Pier');
});

test('a record is found by its title in another language, published or not', async () => {
  const { id: recordId } = await add('Kestrel House opens');
  const key = { noun: 'news' as const, recordId };
  const titles = { 'fr-CA': 'Ouverture de la tour', 'ja-JP': 'ケストレル開業' };
  for (const [language, title] of Object.entries(titles))
    await saveTranslationDraft(
      { ...key, language, fields: { title: { source: 'Kestrel House opens', text: title } } },
      'Ada',
    );
  for (const text of ['ouverture', '開業']) {
    const { best, found } = await search({ text }, ada);
    expect([best, ...found].map((one) => one?.title)).toContain('Kestrel House opens');
  }
});

test('typos are corrected for the names of records and people', async () => {
  await add('Kestrel House previews begin');
  const enquiry = readEnquiry('contact', demoEnquiries.contact);
  await submitEnquiry(enquiry, { clientAddress: '192.0.2.1' });
  expect((await search({ text: 'lindqv' }, ada)).found.map(({ title }) => title)).toEqual([
    'Noor Lindqvist',
  ]);
  for (const [text, title] of [
    ['kestrol huose', 'Kestrel House previews begin'],
    ['lindqvsit', 'Noor Lindqvist'],
  ] as const) {
    const { best, found, guesses } = await search({ text }, ada);
    expect([best, found, guesses.map((one) => one.title)]).toEqual([undefined, [], [title]]);
  }
});

test.each(['', '%', '_', '\\', `'`, 'x'.repeat(200)])(
  '%j finds nothing and causes no error',
  async (text) => {
    await add('Kestrel House');
    expect(await search({ text }, ada)).toEqual({ best: undefined, found: [], guesses: [] });
  },
);

test('the member’s latest changes come first, without deleted records', async () => {
  const [first, second, third] = [await add('First'), await add('Second'), await add('Third')];
  await newsRecords.remove(third, 'Ada');
  await newsRecords.save({ ...makeInput('First, again'), id: first.id, revision: 1 }, 'Ada');
  const recent = await listRecent(ada);
  expect(recent.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(await listRecent(makeMember('Grace'))).toEqual([]);
});

async function add(title: string) {
  const change = await newsRecords.save(makeInput(title), 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

function makeInput(title: string) {
  return newsRecords.schema.parse({
    slug: toSlug(title),
    title,
    content: 'Words.',
    category: 'Company News',
    publishedAt: '2026-01-05',
  });
}
