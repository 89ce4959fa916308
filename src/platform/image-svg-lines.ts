import type { Declaration } from './image-svg-styles.ts';

const measures = new Set(['width', 'height', 'r', 'rx', 'ry', 'x1', 'x2', 'y1', 'y2']);
const lines = new Set(['d', 'points']);

export function isMeasure(attribute: string) {
  return measures.has(attribute) || lines.has(attribute);
}

/** What the line of a shape is at most as long as, for one of its attributes. Endless if only a browser can tell. */
export function extentOf(attribute: string, value: string) {
  if (!lines.has(attribute) && !plain.test(value)) return Infinity;
  const numbers = value.match(/(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const returns = attribute === 'd' ? returnsOf(value, numbers.length) : 0;
  return 4 * (1 + returns) * numbers.reduce((sum, one) => sum + parseFloat(one), 0);
}

/** How much line it takes for a dash and a gap, on average over all of them. Nothing if only a browser can tell. */
export function dashOf(value: string) {
  const dashes = value.replace(/\s*!\s*important$/i, '').split(/\s*,\s*|\s+/);
  if (!dashes.every((one) => plain.test(one))) return 0;
  return dashes.reduce((sum, one) => sum + Math.abs(parseFloat(one)), 0) || Infinity;
}

/** How wide any line is drawn at most, in its own units. */
export function widestOf(declarations: readonly Declaration[]) {
  return declarations
    .filter(({ property }) => property === 'stroke-width')
    .map(({ value }) => (plain.test(value) ? parseFloat(value) : Infinity))
    .reduce((most, one) => Math.max(most, one), 1);
}

const plain = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:px)?$/i;

/** How often a path may go as far as before with no number that says how far: `z`, and the curves that mirror. */
function returnsOf(d: string, numbers: number) {
  return /t/i.test(d) ? numbers : (d.match(/[Zz](?!\s*(?:M|[Zz]|$))/g)?.length ?? 0);
}
