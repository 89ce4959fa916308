import { expect, test } from 'vitest';
import { optionsInput } from './moving.ts';

test('what the screen does not choose of an import stays as it is', () => {
  expect(optionsInput.parse({ isPublished: true })).toEqual({ isPublished: true });
  expect(optionsInput.parse({ noun: 'people', columns: { name: 0 } })).toEqual({
    noun: 'people',
    columns: { name: 0 },
  });
});
