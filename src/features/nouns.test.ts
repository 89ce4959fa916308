import { expect, test } from 'vitest';
import { mayOpen } from '../admin/session/route-rights.ts';
import { nounNames, nouns } from './nouns.ts';

test.each(nounNames)('the screen of %s is open to those who write them', (name) => {
  const { adminAddress } = nouns[name];
  expect(mayOpen('owner', adminAddress)).toBe(true);
  expect(mayOpen('editor', adminAddress)).toBe(true);
});
