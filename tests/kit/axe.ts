import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails when axe finds anything on the page as it stands, or in a part of it. */
export async function expectNoAxeViolations(part: Element = document.body) {
  const { violations } = await axe.run(part, {
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
