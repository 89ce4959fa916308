import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startProgram } from './system/sites/program.ts';

let program: ReturnType<typeof startProgram>;
let origin: string;
let outputBefore: string;

beforeAll(async () => {
  program = startProgram('tests/sites/failing-server.ts', [], {});
  await once(program.child.stdout, 'data');
  origin = `http://127.0.0.1:${Number(program.said())}`;
});

beforeEach(() => {
  outputBefore = program.said();
});

afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.ended;
});

test.each([
  ['/thrown', ': thrown'],
  ['/unawaited', ': unawaited'],
  ['/twice', ': twice'],
  ['/timer', ': timer'],
  ['/no-error', ''],
])('%s is answered with 500 and logged once, and the process lives', async (address, cause) => {
  const answer = await fetch(origin + address);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('Something went wrong.');
  await expectToLive();
  expect(newLines()).toEqual([`GET request failed${cause}`]);
});

test('an answer that has begun is cut off', async () => {
  await expect(fetch(`${origin}/begun`).then((answer) => answer.text())).rejects.toThrow(
    /terminated/,
  );
  await expectToLive();
  expect(newLines()).toEqual(['GET request failed: begun']);
});

test('what goes wrong after an answer leaves it as it is', async () => {
  expect(await (await fetch(`${origin}/answered`)).text()).toBe('fine');
  await vi.waitFor(() => expect(newLines()).toEqual(['GET request failed: late']));
  await expectToLive();
});

test('an error that is of no request ends the process, and says where it was', async () => {
  program.child.kill('SIGUSR2');
  expect(await program.ended).toBe(1);
  expect(newLines().join('\n')).toMatch(/outside of any request\n\s+at .*failing-server\.ts/);
});

async function expectToLive() {
  expect(await (await fetch(`${origin}/fine`)).text()).toBe('fine');
}

function newLines() {
  return program.said().slice(outputBefore.length).split('\n').filter(Boolean);
}
