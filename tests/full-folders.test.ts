import { expect, test } from 'vitest';
import { fullFolders } from '../scripts/full-folders.ts';

const inFolder = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test('a folder of 46 files is full, whatever is in the folders below it', () => {
  const files = [...inFolder('src/full', 46), ...inFolder('src/full/room', 45)];
  expect(fullFolders(files)).toEqual([expect.stringMatching(/^src\/full: 46\. A folder holds/)]);
});
