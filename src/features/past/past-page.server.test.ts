import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { log } from '../../platform/observability/log.ts';
import { providePastProgram, renderPast } from './past-page.server.ts';

const logged = vi.spyOn(log, 'error').mockReturnValue();

afterAll(() => vi.restoreAllMocks());

test('ten pages are rendered or wait; the next is told so at once, and a process that fails fails alone @once', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'past-')), 'program.mjs');
  await writeFile(
    file,
    `import v8 from 'node:v8';
    process.on('message', ({ kind, path }) => process.send({ result: v8.serialize(
      kind !== 'render' ? { kind: 'filled', omitted: 0 }
        : path === '/broken' ? { kind: 'failed', cause: 'no such page' }
        : { kind: 'rendered', status: 200, html: process.env.DATABASE_URL ?? path, location: path === '/moved' ? '/4' : null, isPage: !/api|moved/.test(path) }
    ) }));`,
  );
  providePastProgram(file);
  const { signal } = new AbortController();
  const at = new Date().toISOString();
  const paths = Array.from({ length: 11 }, (_, index) => (index === 4 ? '/broken' : `/${index}`));
  const results = await Promise.all(paths.map((one) => renderPast({ at, path: one }, signal)));
  expect(results.map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 4 }, () => 'rendered'),
    'failed',
    ...Array.from({ length: 5 }, () => 'rendered'),
    'busy',
  ]);
  expect(results[0]).toMatchObject({ page: { html: '/0', omitted: 0 } });
  expect(logged).toHaveBeenCalledOnce();
});

test('what is no page, such as an answer of the API, is not shown @once', async () => {
  const { signal } = new AbortController();
  const at = new Date().toISOString();
  for (const address of ['/api/v1/projects', '/api/v1/openapi.json'])
    expect(await renderPast({ at, path: address }, signal)).toEqual({ outcome: 'noPage' });
  expect(await renderPast({ at, path: '/moved' }, signal)).toMatchObject({
    page: { location: '/4' },
  });
});
