import { median } from './statistics.ts';

/** One figure of the site, and of the saved pages where nginx serves them. */
export type Compared = { site: number; saved?: number; ratio?: number };

export type Turns<T> = { site: T[]; saved: T[] };

/**
 * Measures the site and the saved pages by turns, each first in every second turn, so that what else
 * the machine does meets both.
 */
export async function takeTurns<T>(
  times: number,
  origins: { site: string; saved: string | undefined },
  measure: (origin: string) => Promise<T>,
): Promise<Turns<T>> {
  const turns: Turns<T> = { site: [], saved: [] };
  const measureSite = async () => turns.site.push(await measure(origins.site));
  const measureSaved = async () => origins.saved && turns.saved.push(await measure(origins.saved));
  for (let turn = 0; turn < times; turn += 1) {
    const [first, second] =
      turn % 2 === 0 ? [measureSaved, measureSite] : [measureSite, measureSaved];
    await first();
    await second();
  }
  return turns;
}

/** The medians of a figure, and the median of its ratios turn by turn, unless the saved page has zero. */
export function compare<T>({ site, saved }: Turns<T>, figure: (measured: T) => number): Compared {
  const ofSite = site.map(figure);
  if (saved.length === 0) return { site: median(ofSite) };
  const ofSaved = saved.map(figure);
  const ratios = ofSite.map((value, turn) => savedRatio(value, ofSaved[turn]));
  const finite = ratios.filter((ratio) => Number.isFinite(ratio));
  return {
    site: median(ofSite),
    saved: median(ofSaved),
    ...(finite.length === ratios.length && { ratio: median(ratios) }),
  };
}

function savedRatio(value: number, saved = Number.NaN) {
  return value === saved ? 1 : value / saved;
}
