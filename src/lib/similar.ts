const leastSimilar = 0.45;

/** Gives the path that is most like another, by pairs of letters; undefined when none is like it. */
export function pathGuesser(paths: readonly string[]) {
  const known = paths.map((path) => ({ path, ...pairsOf(path) }));
  return function guess(path: string): string | undefined {
    const asked = pairsOf(path);
    let best: { path: string; likeness: number } | undefined;
    for (const one of known) {
      const ends = likenessOf(asked.end, one.end);
      const likeness = Math.max(ends, likenessOf(asked.whole, one.whole)) + ends / 100;
      if (likeness >= leastSimilar && likeness > (best?.likeness ?? 0))
        best = { path: one.path, likeness };
    }
    return best?.path;
  };
}

type Pairs = ReadonlySet<string>;

function pairsOf(path: string) {
  return { whole: pairsIn(path), end: pairsIn(path.slice(path.lastIndexOf('/') + 1)) };
}

function pairsIn(text: string): Pairs {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

/** From 0 to 1: twice what they share, of what they have together. */
function likenessOf(one: Pairs, other: Pairs) {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
