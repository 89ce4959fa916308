export function median(values: number[]) {
  return percentile(values, 0.5);
}

/** The value below which the given share of all values lies, between two neighbours where it falls there. */
export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((one, two) => one - two);
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? lower;
  return lower + (upper - lower) * (place - Math.floor(place));
}
