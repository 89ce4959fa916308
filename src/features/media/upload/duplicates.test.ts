import { expect, test } from 'vitest';
import { withoutDuplicates } from './duplicates.ts';

test('an identical file is used once whatever its name; different files of equal size are both used', async () => {
  const [first, duplicate, other] = [
    makeFile('a.jpg', 'one'),
    makeFile('b.jpg', 'one'),
    makeFile('c.jpg', 'two'),
  ];
  expect(await withoutDuplicates([first, duplicate, other, other])).toEqual([first, other]);
});

test('files that are not pictures are all kept, so that they are counted', async () => {
  const textFile = makeFile('a.txt', 'one', 'text/plain');
  expect(await withoutDuplicates([textFile, textFile])).toEqual([textFile, textFile]);
});

function makeFile(name: string, content: string, type = 'image/jpeg') {
  return new File([content], name, { type });
}
