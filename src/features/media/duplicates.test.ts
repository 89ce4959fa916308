import { expect, test } from 'vitest';
import { withoutDuplicates } from './duplicates.ts';

test('the same file is taken once, whatever it is called, and files as large as one another both', async () => {
  const [first, duplicate, other] = [
    fileOf('a.jpg', 'one'),
    fileOf('b.jpg', 'one'),
    fileOf('c.jpg', 'two'),
  ];
  expect(await withoutDuplicates([first, duplicate, other, other])).toEqual([first, other]);
});

test('files that are no pictures are all kept, to be counted', async () => {
  const words = fileOf('a.txt', 'one', 'text/plain');
  expect(await withoutDuplicates([words, words])).toEqual([words, words]);
});

function fileOf(name: string, content: string, type = 'image/jpeg') {
  return new File([content], name, { type });
}
