import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('accents and capitals make no difference', () => {
  expect(fold('Étienne LAROCHE, ﬁlm')).toBe('etienne laroche, film');
});
