import { expect, test } from 'vitest';
import { countOfRecords, defineNoun } from './noun.ts';

const news = defineNoun({ name: 'news', one: 'news item', nameIn: 'title' });

test.each([
  [0, '0 news items'],
  [1, '1 news item'],
  [2, '2 news items'],
])('%i counts as "%s"', (count, text) => {
  expect(countOfRecords(news, count)).toBe(text);
});
