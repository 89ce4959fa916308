import axe from 'axe-core';
import { expect } from 'vitest';
import { readTexts } from '../sources/read-texts.ts';
import { oldWordsIn, rawCodesIn } from '../sources/wording.ts';
import { isLong } from './long.ts';

/** Colours are those of the screens, whose contrasts journeys look at: here the long run alone measures them. */
const rules = { 'color-contrast': { enabled: isLong } };

/** Fails when axe finds anything on the page as it stands, or in a part of it, or when it uses an old word or a code. */
export async function expectNoAxeViolations(part: Element = document.body) {
  const texts = readTexts(part.outerHTML);
  expect([...texts.flatMap(oldWordsIn), ...texts.flatMap(rawCodesIn)]).toEqual([]);
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    preload: false,
    rules,
  });
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    })),
  ).toEqual([]);
}

/** In the long run alone: of a state whose parts another test looks at. */
export async function expectNoAxeViolationsAgain() {
  if (isLong) await expectNoAxeViolations();
}
