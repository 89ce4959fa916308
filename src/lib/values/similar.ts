import type { Mismatch } from './nearest.ts';

const minLikeness = 0.45;

/** Returns a function that finds the most similar path by pairs of letters, undefined if none is similar. */
export function pathGuesser(paths: readonly string[]) {
  const candidates = paths.map((path) => ({ path, ...pathPairs(path) }));
  return function guess(path: string): string | undefined {
    const pairs = pathPairs(path);
    let best: { path: string; likeness: number } | undefined;
    for (const candidate of candidates) {
      const ends = measureSimilarity(pairs.end, candidate.end);
      const likeness = Math.max(ends, measureSimilarity(pairs.whole, candidate.whole)) + ends / 100;
      if (likeness >= minLikeness && likeness > (best?.likeness ?? 0))
        best = { path: candidate.path, likeness };
    }
    return best?.path;
  };
}

/** How the slugs of records differ from this one, without a text. Those that are not similar differ alike. */
export function slugDifference(slug: string) {
  const pairs = pairsIn(slug);
  return (record: { slug: string }): Mismatch[] => {
    const likeness = measureSimilarity(pairs, pairsIn(record.slug));
    return likeness < minLikeness
      ? [{ weight: 1, text: '' }]
      : [{ weight: 1 - likeness, text: '' }];
  };
}

type Pairs = ReadonlySet<string>;

function pathPairs(path: string) {
  return { whole: pairsIn(path), end: pairsIn(path.slice(path.lastIndexOf('/') + 1)) };
}

function pairsIn(text: string): Pairs {
  const letters = text.toLowerCase();
  return new Set(
    Array.from({ length: letters.length - 1 }, (_, start) => letters.slice(start, start + 2)),
  );
}

/** The Dice coefficient, from 0 to 1. */
function measureSimilarity(one: Pairs, other: Pairs) {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
