import { plural } from '../../lib/plural.ts';
import { isMoving } from './moving-picture.ts';
import { needsShrinking } from './shrink-picture.ts';
import { withoutDuplicates } from './duplicates.ts';

export type ShrinkingState = {
  /** How many pictures are being made smaller. */
  count: number;
  /** The names of animations that have become still pictures. */
  stilled: readonly string[];
};

type ShrinkingOptions = {
  /** Later files are added in order. Otherwise they replace earlier ones. */
  isMany: boolean;
  shrinkPicture: (file: File) => Promise<File>;
  onChange: (state: ShrinkingState) => void;
};

/** Makes chosen pictures smaller where they have to be, one after another. */
export function createShrinking({ isMany, shrinkPicture, onChange }: ShrinkingOptions) {
  const batches = new Set<{ count: number }>();
  let stilled: string[] = [];
  let lastBatch: Promise<unknown> = Promise.resolve();

  function tell() {
    const count = [...batches].reduce((sum, batch) => sum + batch.count, 0);
    onChange({ count, stilled });
  }

  /** Undefined when other files have replaced these, or after `stop`. */
  async function shrink(chosen: readonly File[]): Promise<File[] | undefined> {
    if (!isMany) batches.clear();
    if (batches.size === 0) stilled = [];
    const batch = { count: 0 };
    batches.add(batch);
    const earlier = isMany ? lastBatch : undefined;
    const result = shrinkBatch(batch, chosen, earlier);
    lastBatch = result.catch(() => undefined);
    return result;
  }

  async function shrinkBatch(
    batch: { count: number },
    chosen: readonly File[],
    earlier: Promise<unknown> | undefined,
  ) {
    try {
      const files = await withoutDuplicates(chosen);
      batch.count = files.filter(needsShrinking).length;
      tell();
      await earlier;
      const shrunk: File[] = [];
      for (const file of files) {
        if (!batches.has(batch)) return undefined;
        shrunk.push(needsShrinking(file) ? await shrinkOne(file) : file);
      }
      return batches.has(batch) ? shrunk : undefined;
    } finally {
      if (batches.delete(batch)) tell();
    }
  }

  async function shrinkOne(file: File) {
    const shrunk = await shrinkPicture(file);
    if (shrunk !== file && (await isMoving(file))) stilled = [...stilled, file.name];
    return shrunk;
  }

  return { shrink, stop: () => batches.clear() };
}

/** The message beneath the field. */
export function shrinkingWords({ count, stilled }: ShrinkingState) {
  if (count > 0)
    return plural(count, 'Making a picture smaller...', 'Making # pictures smaller...');
  if (stilled.length === 0) return '';
  const what = plural(stilled.length, 'is now a still picture', 'are now still pictures');
  return `${stilled.join(', ')} ${what}. Only GIFs keep moving.`;
}
