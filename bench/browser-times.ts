import type { Page } from '@playwright/test';

/** Until what was done has settled: later tasks are not its own. */
const settleDelayMs = 1_000;

/** The longest task of the page while something is done, in milliseconds: 0 when none took 50. */
export async function longestTask(page: Page, work: () => Promise<void>) {
  const tasks: number[] = [];
  const name = `onTask${Math.random().toString(36).slice(2)}`;
  await page.exposeFunction(name, (duration: number) => void tasks.push(duration));
  await page.addInitScript(watch, name);
  await page.evaluate(watch, name);
  await work();
  await page.waitForTimeout(settleDelayMs);
  return Math.max(0, ...tasks);
}

/** Runs in the page, and hands each long task to the function of this name. */
function watch(tell: string) {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      (globalThis as unknown as Record<string, (ms: number) => void>)[tell]?.(duration);
    }
  }).observe({ type: 'longtask' });
}

/** The milliseconds from each key that is pressed to the end of the frame that shows it. */
export async function keyTimes(page: Page, work: () => Promise<void>) {
  await page.evaluate(() => {
    const times: number[] = [];
    document.documentElement.dataset['times'] = '[]';
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            times.push(performance.now() - timeStamp);
            document.documentElement.dataset['times'] = JSON.stringify(times);
          });
          port1.start();
          port2.postMessage('');
        });
      },
      { capture: true },
    );
  });
  await work();
  await page.waitForTimeout(settleDelayMs);
  const times = await page.evaluate(() => document.documentElement.dataset['times']);
  return JSON.parse(times ?? '[]') as number[];
}
