import { test as base, expect, type Page } from '@playwright/test';
import { baseSettings } from '../../src/site/settings/base-settings.ts';
import { provideSettings } from '../../src/site/settings/settings.ts';
import { isLong } from '../set-up/long.ts';
import { axeViolations } from './axe.ts';
import { phone } from './phone.ts';

export { expect };

/** What tests say of the company is its base content, as the site's is. */
provideSettings(() => baseSettings);

type Fixtures = {
  /** Fails when axe finds anything on a page as it stands: the test's own unless another is given. */
  expectNoAxeViolations: (other?: Page) => Promise<void>;
  /** Expects errors or warnings of the browser that this test brings about on purpose. */
  expectError: (...texts: (string | RegExp)[]) => void;
  consoleErrors: ConsoleErrors;
};

type ConsoleErrors = { seen: string[]; expected: (string | RegExp)[] };

/** A test also fails when the browser's console shows a warning or an error, or when a page throws. */
export const test = base.extend<Fixtures>({
  viewport: ({ viewport }, use, { tags }) => use(isOnPhone(tags) ? phone.viewport : viewport),
  hasTouch: ({ hasTouch }, use, { tags }) => use(isOnPhone(tags) || hasTouch),
  isMobile: ({ isMobile }, use, { tags }) => use(isOnPhone(tags) || isMobile),
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors: ConsoleErrors = { seen: [], expected: [] };
      context.on('console', (message) => {
        // Maps are drawn without a graphics card here, and the browser says that this is slow.
        if (message.text().includes('GL Driver Message')) return;
        if (['warning', 'error'].includes(message.type())) {
          consoleErrors.seen.push(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (thrown) => consoleErrors.seen.push(String(thrown.error())));
      await use(consoleErrors);
      expect(consoleErrors.seen.filter((text) => !isExpected(text, consoleErrors))).toEqual([]);
      expect(consoleErrors.expected.filter((text) => !isSeen(text, consoleErrors))).toEqual([]);
    },
    { auto: true },
  ],
  expectError: async ({ consoleErrors }, use) => {
    await use((...texts) => consoleErrors.expected.push(...texts));
  },
  expectNoAxeViolations: async ({ page }, use) => {
    await use(async (other = page) => {
      // `finished` may never come of an animation that is over, where the browser draws no further frame.
      await expect.poll(() => other.evaluate(hasBriefAnimations)).toBe(false);
      expect(await axeViolations(other)).toEqual([]);
    });
  },
});

/** In the short run, which has no project of phones: it would start browsers and sites of its own. */
function isOnPhone(tags: readonly string[]) {
  return !isLong && tags.includes('@narrow');
}

function isExpected(text: string, { expected }: ConsoleErrors) {
  return expected.some((pattern) => matches(text, pattern));
}

function isSeen(pattern: string | RegExp, { seen }: ConsoleErrors) {
  return seen.some((text) => matches(text, pattern));
}

function matches(text: string, pattern: string | RegExp) {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
}

/** Colours are judged once nothing fades in any more. What goes on, or follows the scrolling, is not waited for. */
function hasBriefAnimations() {
  return document.getAnimations().some(({ timeline, playState, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return timeline === document.timeline && playState === 'running' && Number(endTime) < 3_000;
  });
}
