import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails when axe finds anything on the page as it stands. */
export async function expectNoAxeViolations() {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    preload: false,
  });
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    })),
  ).toEqual([]);
}
