import { expect, test } from 'vitest';
import { createShrinking, shrinkingMessage, type ShrinkingState } from './shrinking.ts';

test('files selected for a gallery while others are being shrunk are added after them', async () => {
  const { shrinking, finish, last } = start({ isMany: true });
  const order: string[] = [];
  const batches = [[photo('a'), photo('b')], [small('c'), photo('d')], [small('e')]];
  const results = batches.map(async (files) => {
    order.push(...fileNames(await shrinking.shrink(files)));
  });
  await expect.poll(() => last()?.count).toBe(3);
  finish();
  await Promise.all(results);
  expect(order).toEqual(['a.jpg', 'b.jpg', 'c.png', 'd.jpg', 'e.png']);
  expect(last()?.count).toBe(0);
});

test('an unreadable file does not block later ones', async () => {
  const { shrinking, finish } = start({ isMany: true });
  const [one, same] = [photo('a'), photo('b')];
  one.arrayBuffer = () => Promise.reject(new Error('It is gone'));
  const broken = shrinking.shrink([one, same]);
  const next = shrinking.shrink([photo('c')]);
  finish();
  await expect(broken).rejects.toThrow('It is gone');
  expect(fileNames(await next)).toEqual(['c.jpg']);
});

test('a file selected for a single slot replaces an earlier one', async () => {
  const { shrinking, finish, last } = start({ isMany: false });
  const first = shrinking.shrink([photo('a')]);
  const second = shrinking.shrink([photo('b')]);
  finish();
  expect(await first).toBeUndefined();
  expect(fileNames(await second)).toEqual(['b.jpg']);
  expect(last()?.count).toBe(0);
});

test('a stopped batch returns nothing', async () => {
  const { shrinking, finish } = start({ isMany: true });
  const results = [shrinking.shrink([photo('a')]), shrinking.shrink([small('b')])];
  shrinking.stop();
  finish();
  expect(await Promise.all(results)).toEqual([undefined, undefined]);
});

test('an animation that becomes a still picture is named until the next selection', async () => {
  const { shrinking, finish, last } = start({ isMany: true });
  finish();
  await shrinking.shrink([photo('still'), moving('loop.webp')]);
  expect(shrinkingText(last())).toBe('loop.webp is no longer animated. Only GIFs stay animated.');
  await shrinking.shrink([moving('a.webp'), moving('b.webp')]);
  expect(shrinkingText(last())).toBe(
    'a.webp, b.webp are no longer animated. Only GIFs stay animated.',
  );
  await shrinking.shrink([small('c')]);
  expect(shrinkingText(last())).toBe('');
});

/** Shrinks nothing until `finish` is called. */
function start({ isMany }: { isMany: boolean }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const states: ShrinkingState[] = [];
  const shrinking = createShrinking({
    isMany,
    shrinkImage: async (file) => {
      await promise;
      return new File([file], file.name.replace('webp', 'png'));
    },
    onChange: (state) => states.push(state),
  });
  return { shrinking, finish: resolve, last: () => states.at(-1) };
}

function shrinkingText(state: ShrinkingState | undefined) {
  return state && shrinkingMessage(state);
}

function fileNames(files: File[] | undefined) {
  return files?.map(({ name }) => name) ?? ['nothing'];
}

function small(name: string) {
  return new File([name], `${name}.png`, { type: 'image/png' });
}

/** Too large to be uploaded unchanged. */
function photo(name: string) {
  return new File([new Uint8Array(6 * 1024 * 1024), name], `${name}.jpg`, { type: 'image/jpeg' });
}

function moving(name: string) {
  const header = new Uint8Array(30);
  header[20] = 0b10;
  header.set(new TextEncoder().encode('RIFF'));
  header.set(new TextEncoder().encode('WEBPVP8X'), 8);
  return new File([header, name], name, { type: 'image/webp' });
}
