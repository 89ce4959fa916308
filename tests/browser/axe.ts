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
  if (!isLong) return violationsIn(page.mainFrame());
  // A frame further down has no document yet.
  const frames = page.frames().filter((frame) => frame.url() !== '');
  return (await Promise.all(frames.map(violationsOf))).flat();
}

/** Where nothing may run no timer does, and axe would never end: it looks at a copy of such a document. */
async function violationsOf(frame: Frame) {
  if (await frame.evaluate(() => matchMedia('(scripting: enabled)').matches))
    return violationsIn(frame);
  const body = await frame.content();
  const address = new URL('/copy', frame.page().url()).href;
  const page = await frame.page().context().newPage();
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  const violations = await violationsIn(page.mainFrame(), true);
  await page.close();
  return violations;
}

/** The program stays in the document: reading it takes longer than most looks. */
async function violationsIn(frame: Frame, isFramed = frame.parentFrame() !== null) {
  if (await frame.evaluate(() => !('axe' in globalThis))) await frame.evaluate(program);
  return frame.evaluate(async (hasLess) => {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      // What is asked of a page as a whole.
      ...(hasLess && {
        rules: {
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
          region: { enabled: false },
        },
      }),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map((node) => node.target.join(' ')),
    }));
  }, isFramed);
}
