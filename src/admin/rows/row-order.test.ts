import { expect, test } from 'vitest';
import { moved } from './row-order.ts';

const list = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];

test('a section swaps with its neighbour, and the ends cannot move further', () => {
  expect(moved(list, 'b', 'up').map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  expect(moved(list, 'b', 'down').map(({ key }) => key)).toEqual(['a', 'c', 'b']);
  expect(moved(list, 'a', 'up')).toBe(list);
  expect(moved(list, 'c', 'down')).toBe(list);
  expect(moved(list, 'gone', 'down')).toBe(list);
});
