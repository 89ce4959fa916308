import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { brochure as kestrelBrochure } from '../../../tests/fixtures/brochure.ts';
import { startS3 } from '../../../tests/sites/s3-server.ts';
import { adoptSecret } from '../../platform/accounts/secret.ts';
import { db } from '../../platform/database/database.ts';
import { log } from '../../platform/observability/log.ts';
import { storageOnS3 } from '../../platform/storage/s3.ts';
import {
  createBrochureCache,
  isBrochureKey,
  type BrochureAnswer,
} from './brochure-cache.server.ts';
import { brochureErrors } from './brochure.ts';
import type { Print } from './print.server.ts';

const s3 = await startS3();
const shared = storageOnS3({ ...s3.settings, prefix: 'brochures/' }, { isKey: isBrochureKey });
const never = new AbortController().signal;

adoptSecret('of nothing but these tests, long enough');
afterAll(() => s3.stop());
afterEach(() => db.deleteFrom('limitTries').execute());

test('a brochure that takes long is promised at once, made once, and then there', async () => {
  const { cache, finish, print } = await begin();
  const first = await cache.openBrochure(makeBrochure('one'), '192.0.2.1');
  expect(first).toEqual({ outcome: 'making', tryAgainInSeconds: 3 });
  expect(await openOutcome(cache, 'one')).toBe('making');
  finish();
  await expect.poll(() => openOutcome(cache, 'one')).toBe('opened');
  expect(print).toHaveBeenCalledTimes(1);
});

test('what is asked for while others are made is promised without any wait', async () => {
  const { cache, finish, print } = await begin({ patienceMs: 60_000 });
  const both = [
    openOutcome(cache, 'first of three'),
    openOutcome(cache, 'second of three', '192.0.2.2'),
  ];
  await expect.poll(() => print.mock.calls.length).toBe(2);
  expect(await openOutcome(cache, 'third of three', '192.0.2.3')).toBe('making');
  finish();
  expect(await Promise.all(both)).toEqual(['opened', 'opened']);
  await expect.poll(() => openOutcome(cache, 'third of three')).toBe('opened');
});

test('an instance makes nothing that another is making, and shows what the other has made', async () => {
  const [one, other] = [await begin(), await begin()];
  await beginMaking(one, 'shared');
  expect(await openOutcome(other.cache, 'shared')).toBe('making');
  one.finish();
  await expect.poll(() => openOutcome(other.cache, 'shared')).toBe('opened');
  expect(other.print).not.toHaveBeenCalled();
  const answer = await other.cache.openBrochure(makeBrochure('shared'), '192.0.2.1');
  expect(await readText(answer)).toBe('%PDF of shared');
  await expect.poll(listLeases).toEqual([]);
});

test('of an instance that was killed another takes over', async () => {
  const [killed, other] = [await begin(), await begin()];
  await beginMaking(killed, 'killed');
  const leaseUntil = new Date(Date.now() - 1_000).toISOString();
  await db.updateTable('brochureLeases').set({ leaseUntil }).execute();
  other.finish();
  await expect.poll(() => openOutcome(other.cache, 'killed')).toBe('opened');
  killed.finish();
});

test('one network has six made at once, and others are served meanwhile', async () => {
  const { cache, finish } = await begin();
  const names = ['1', '2', '3', '4', '5', '6'];
  for (const name of names) expect(await openOutcome(cache, name)).toBe('making');
  expect(await openOutcome(cache, '7')).toBe('busy');
  expect(await openOutcome(cache, '7', '192.0.2.9')).toBe('making');
  finish();
  await expect.poll(() => openOutcome(cache, '7')).toBe('opened');
});

test('after forty in ten minutes a network is told when to ask again @once @long', async () => {
  const { cache, finish } = await begin({ patienceMs: 60_000 });
  finish();
  for (let number = 0; number < 40; number++)
    expect(await openOutcome(cache, `many ${number}`, '2001:db8::1')).toBe('opened');
  const answer = await cache.openBrochure(makeBrochure('one too many'), '2001:db8::2');
  expect(answer).toMatchObject({ outcome: 'limited' });
  expect('tryAgainInSeconds' in answer && answer.tryAgainInSeconds).toBeGreaterThan(500);
  expect(await openOutcome(cache, 'many 1', '2001:db8::1')).toBe('opened');
});

test('a failure is logged once and not tried again at once', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const { cache, print } = await begin({ patienceMs: 60_000 });
  print.mockRejectedValue(new Error('no paper'));
  expect(await openOutcome(cache, 'failing')).toBe('failed');
  expect(await openOutcome(cache, 'failing')).toBe('failed');
  expect(print).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toEqual([[brochureErrors.failed, new Error('no paper')]]);
  logged.mockRestore();
});

test('what nobody asked for waits until nothing else is made, and leaves the processor to others', async () => {
  const { cache, finish, print } = await begin();
  await openOutcome(cache, 'asked for');
  expect(await cache.makeAhead(makeBrochure('ahead'), never)).toBe(false);
  finish();
  await expect.poll(() => openOutcome(cache, 'asked for')).toBe('opened');
  expect(await cache.makeAhead(makeBrochure('ahead'), never)).toBe(true);
  expect(print.mock.calls.map(([, { isUrgent }]) => isUrgent)).toEqual([true, false]);
  expect(await cache.makeAhead(makeBrochure('ahead'), never)).toBe(true);
  expect(print).toHaveBeenCalledTimes(2);
  expect(await openOutcome(cache, 'ahead')).toBe('opened');
});

test('shared brochures are removed after two days @once', async () => {
  const { cache, finish } = await begin({ patienceMs: 60_000 });
  finish();
  await openOutcome(cache, 'old');
  await cache.removeOldShared(new Date());
  expect(await Array.fromAsync(shared.list())).not.toEqual([]);
  await cache.removeOldShared(new Date(Date.now() + 49 * 60 * 60_000));
  expect(await Array.fromAsync(shared.list())).toEqual([]);
});

/** A cache of one instance, whose brochures are finished when the test says so. */
async function begin({ patienceMs = 1 } = {}) {
  const finishing = Promise.withResolvers<void>();
  const print = vi.fn<Print>(async ({ brochure, target }) => {
    await finishing.promise;
    await writeFile(target, `%PDF of ${brochure.title}`);
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'brochures-'));
  const cache = createBrochureCache({ folder, shared, print, patienceMs });
  return { cache, print, finish: () => finishing.resolve() };
}

type Instance = Awaited<ReturnType<typeof begin>>;

/** The first answer may come before the instance holds the lease, so this waits for its print. */
async function beginMaking({ cache, print }: Instance, title: string) {
  expect(await openOutcome(cache, title)).toBe('making');
  await expect.poll(() => print.mock.calls.length).toBe(1);
}

async function openOutcome(cache: Instance['cache'], title: string, address = '192.0.2.1') {
  return (await cache.openBrochure(makeBrochure(title), address)).outcome;
}

function listLeases() {
  return db.selectFrom('brochureLeases').selectAll().execute();
}

function makeBrochure(title: string) {
  const cover = { ...kestrelBrochure.cover, image: null };
  return { ...kestrelBrochure, title, cover, projects: [] };
}

function readText(answer: BrochureAnswer) {
  return answer.outcome === 'opened' ? text(answer.read()) : undefined;
}
