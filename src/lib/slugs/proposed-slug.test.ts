import { expect, test } from 'vitest';
import { slugPattern } from '../text/slug.ts';
import { proposedSlug } from './proposed-slug.ts';

test.each([
  ['Étienne Laroche', 'etienne-laroche'],
  ['ケストレル・タワー', 'kesutoreru-tawa'],
  ['ｶﾓﾒ ハウス 2', 'kamome-hausu-2'],
  ['さくらざか', 'sakurazaka'],
  ['しゃちょう', 'shachou'],
  ['フォレストパーク', 'foresutopaku'],
  ['ウィステリア', 'wisuteria'],
  ['ジェイド・ヴィラ', 'jeido-vira'],
  ['チェッカー・マッチャ', 'chekka-matcha'],
  ['鷹の家（たかのいえ）', 'takanoie'],
  ['ケストレル東京', 'kesutoreru'],
])('%s proposes %s', (title, slug) => {
  expect(proposedSlug(title, 'project')).toBe(slug);
});

test.each(['鷹の家', '海景', 'Ястреб', '매의 집', '“…”'])(
  '%s, without letters or a reading, proposes a slug with a short code',
  (title) => {
    const slug = proposedSlug(title, 'news item');
    expect(slug).toMatch(/^news-item-[a-z0-9]{3,8}$/);
    expect(slug).toMatch(slugPattern);
    expect(proposedSlug(`${title} `, 'news item')).toBe(slug);
  },
);

test('no title proposes no slug', () => {
  expect(proposedSlug(' ', 'project')).toBe('');
});
