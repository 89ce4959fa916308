import { plural } from '../../../lib/text/plural.ts';
import { isMoving } from './animated-image.ts';
import { needsShrinking } from './shrink-image.ts';
import { withoutDuplicates } from './duplicates.ts';

export type ShrinkingState = {
  /** The number of pictures being shrunk. */
  count: number;
  /** The names of animations that have become still pictures. */
  stilled: readonly string[];
};

type ShrinkingOptions = {
  /** Later files are queued. Otherwise they replace earlier ones. */
  isMany: boolean;
  shrinkImage: (file: File) => Promise<File>;
  onChange: (state: ShrinkingState) => void;
};

/** Shrinks selected pictures where necessary, one after another. */
export function createShrinking({ isMany, shrinkImage, onChange }: ShrinkingOptions) {
  const batches = new Set<{ count: number }>();
  let stilled: string[] = [];
  let lastBatch: Promise<unknown> = Promise.resolve();

  function notify() {
    const count = [...batches].reduce((sum, batch) => sum + batch.count, 0);
    onChange({ count, stilled });
  }

  /** Undefined if other files have replaced these, or after `stop`. */
  async function shrink(input: readonly File[]): Promise<File[] | undefined> {
    if (!isMany) batches.clear();
    if (batches.size === 0) stilled = [];
    const batch = { count: 0 };
    batches.add(batch);
    const previous = isMany ? lastBatch : undefined;
    const result = shrinkBatch(batch, input, previous);
    lastBatch = result.catch(() => undefined);
    return result;
  }

  async function shrinkBatch(
    batch: { count: number },
    input: readonly File[],
    previous: Promise<unknown> | undefined,
  ) {
    try {
      const files = await withoutDuplicates(input);
      batch.count = files.filter(needsShrinking).length;
      notify();
      await previous;
      const output: File[] = [];
      for (const file of files) {
        if (!batches.has(batch)) return undefined;
        output.push(needsShrinking(file) ? await shrinkOne(file) : file);
      }
      return batches.has(batch) ? output : undefined;
    } finally {
      if (batches.delete(batch)) notify();
    }
  }

  async function shrinkOne(file: File) {
    const smaller = await shrinkImage(file);
    if (smaller !== file && (await isMoving(file))) stilled = [...stilled, file.name];
    return smaller;
  }

  return { shrink, stop: () => batches.clear() };
}

/** The message below the field. */
export function shrinkingMessage({ count, stilled }: ShrinkingState) {
  if (count > 0) return plural(count, 'Resizing 1 image...', 'Resizing # images...');
  if (stilled.length === 0) return '';
  const outcome = plural(stilled.length, 'is no longer animated', 'are no longer animated');
  return `${stilled.join(', ')} ${outcome}. Only GIFs stay animated.`;
}
