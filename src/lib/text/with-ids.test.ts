import { expect, test } from 'vitest';
import { withIds } from './with-ids.ts';

const ids = (rows: { id: string | null; name: string }[]) =>
  withIds(rows, ({ name }) => name.toLowerCase()).map(({ id }) => id);

test('a new row has an id of its name that no other row has, also if that comes later', () => {
  expect(ids([{ id: null, name: 'Oslo' }])).toEqual(['oslo']);
  expect(
    ids([
      { id: null, name: 'Oslo' },
      { id: 'oslo', name: 'Kristiania' },
      { id: null, name: 'Oslo' },
    ]),
  ).toEqual(['oslo-2', 'oslo', 'oslo-3']);
});

test('ids stay, and of two equal ones the second is new', () => {
  expect(
    ids([
      { id: 'a', name: 'Bergen' },
      { id: 'a', name: 'Bergen' },
    ]),
  ).toEqual(['a', 'bergen']);
});
