import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { isLong } from '../set-up/long.ts';

/** Each document reads it anew: the smaller one takes half as long. */
const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Of the page, once it has read the program. */
declare const axe: typeof Axe;

/**
 * What axe finds on a page as it stands. Documents in frames, which are public pages with looks of their own, are
 * looked at in the long run.
 */
export async function axeViolations(page: Page) {
  const frames = isLong ? page.frames() : [page.mainFrame()];
  return (await Promise.all(frames.map(violationsOf))).flat();
}

/** Where nothing may run no timer does, and axe would never end: it looks at such a document without its policy. */
async function violationsOf(frame: Frame) {
  if (await frame.evaluate(() => matchMedia('(scripting: enabled)').matches))
    return violationsIn(frame);
  const page = await frame.page().context().newPage();
  await page.route(frame.url(), async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers });
  });
  await page.goto(frame.url());
  const violations = await violationsIn(page.mainFrame());
  await page.close();
  return violations;
}

/** The program stays in the document: reading it takes longer than most looks. */
async function violationsIn(frame: Frame) {
  if (await frame.evaluate(() => !('axe' in globalThis))) await frame.evaluate(program);
  return frame.evaluate(async (isFramed) => {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      // What is asked of a page as a whole.
      ...(isFramed && {
        rules: {
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      }),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map((node) => node.target.join(' ')),
    }));
  }, frame.parentFrame() !== null);
}
