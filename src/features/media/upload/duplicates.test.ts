import { expect, test } from 'vitest';
import { withoutDuplicates } from './duplicates.ts';

test('an identical file is used once whatever its name; different files of equal size are both used', async () => {
  const [first, duplicate, other] = [
    fileOf('a.jpg', 'one'),
    fileOf('b.jpg', 'one'),
    fileOf('c.jpg', 'two'),
  ];
  expect(await withoutDuplicates([first, duplicate, other, other])).toEqual([first, other]);
});

test('files that are not pictures are all kept, so that they are counted', async () => {
  const words = fileOf('a.txt', 'one', 'text/plain');
  expect(await withoutDuplicates([words, words])).toEqual([words, words]);
});

function fileOf(name: string, content: string, type = 'image/jpeg') {
  return new File([content], name, { type });
}
