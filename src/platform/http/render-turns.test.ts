import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createRenderTurns, inTurnOfFiles } from './render-turns.ts';

test('a network renders one page at a time, its others wait or are refused, and those of others are rendered', async () => {
  const inTurn = createRenderTurns({ atOnce: 2, waitingOfNetwork: 3 });
  const flood = Array.from({ length: 10 }, () => startRender(inTurn, '203.0.113.7'));
  const refused = flood.slice(4);
  expect(await Promise.all(refused.map(({ answer }) => answer))).toEqual(
    refused.map(() => undefined),
  );
  await expect.poll(() => running(flood)).toBe(1);
  const other = startRender(inTurn, '198.51.100.4');
  await expect.poll(() => running([other])).toBe(1);
  expect(running(flood)).toBe(1);
  for (const render of flood.slice(0, 4)) {
    await expect.poll(() => render.isRunning()).toBe(true);
    expect(running(flood)).toBe(1);
    render.end();
    expect(await render.answer).toBe('page');
  }
  other.end();
  expect(await other.answer).toBe('page');
});

test('what everybody is shown waits for no network, and of each network no render follows another at once', async () => {
  const inTurn = createRenderTurns({ atOnce: 2 });
  const [first, second] = [startRender(inTurn, '203.0.113.7'), startRender(inTurn, '203.0.113.7')];
  await expect.poll(() => first.isRunning()).toBe(true);
  const shared = startRender(inTurn, '203.0.113.7', 'everybody');
  await expect.poll(() => shared.isRunning()).toBe(true);
  expect(second.isRunning()).toBe(false);
  const startedAt = performance.now();
  await expect.poll(() => performance.now() - startedAt).toBeGreaterThan(100);
  first.end();
  const endedAt = performance.now();
  await expect.poll(() => second.isRunning(), { interval: 5 }).toBe(true);
  expect(performance.now() - endedAt).toBeGreaterThan(90);
  shared.end();
  second.end();
  expect(await Promise.all([first.answer, second.answer, shared.answer])).toEqual(
    Array.from({ length: 3 }, () => 'page'),
  );
});

test('what is asked for as a file rests, too: it may be a page that is not found', async () => {
  const [one, other, next] = Array.from({ length: 3 }, () =>
    startRender(inTurnOfFiles, '203.0.113.7'),
  ) as [Render, Render, Render];
  await expect.poll(() => running([one, other])).toBe(2);
  const startedAt = performance.now();
  await expect.poll(() => performance.now() - startedAt).toBeGreaterThan(100);
  one.end();
  const endedAt = performance.now();
  await expect.poll(() => next.isRunning(), { interval: 5 }).toBe(true);
  expect(performance.now() - endedAt).toBeGreaterThan(90);
  other.end();
  next.end();
});

type Render = ReturnType<typeof startRender>;

type Turns = ReturnType<typeof createRenderTurns>;

/** A render that runs until it is ended. */
function startRender(inTurn: Turns, address: string, of?: 'everybody') {
  const request = { socket: { remoteAddress: address }, headers: {} } as IncomingMessage;
  const ending = Promise.withResolvers<string>();
  let isRunning = false;
  const answer = inTurn(
    request,
    () => {
      isRunning = true;
      return ending.promise;
    },
    of,
  );
  return {
    answer,
    isRunning: () => isRunning,
    end() {
      isRunning = false;
      ending.resolve('page');
    },
  };
}

function running(renders: { isRunning: () => boolean }[]) {
  return renders.filter((render) => render.isRunning()).length;
}
