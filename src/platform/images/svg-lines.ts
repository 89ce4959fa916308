import type { Declaration } from './svg-styles.ts';

const measures = new Set(['width', 'height', 'r', 'rx', 'ry', 'x1', 'x2', 'y1', 'y2']);
const lines = new Set(['d', 'points']);

export function isMeasure(attribute: string) {
  return measures.has(attribute) || lines.has(attribute);
}

/** An upper bound for the length of an outline, from one of its attributes. Infinity if only a browser can tell. */
export function maxOutlineLength(attribute: string, value: string) {
  if (!lines.has(attribute) && !plainNumber.test(value)) return Infinity;
  const numbers = value.match(/(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const returns = attribute === 'd' ? countReturns(value, numbers.length) : 0;
  return 4 * (1 + returns) * numbers.reduce((sum, one) => sum + parseFloat(one), 0);
}

/** The average length of a dash with its gap. 0 if only a browser can tell. */
export function dashLength(value: string) {
  const dashes = value.replace(/\s*!\s*important$/i, '').split(/\s*,\s*|\s+/);
  if (!dashes.every((one) => plainNumber.test(one))) return 0;
  return dashes.reduce((sum, one) => sum + Math.abs(parseFloat(one)), 0) || Infinity;
}

/** The largest stroke width of any line, in its own units. */
export function maxStrokeWidth(declarations: readonly Declaration[]) {
  return declarations
    .filter(({ property }) => property === 'stroke-width')
    .map(({ value }) => (plainNumber.test(value) ? parseFloat(value) : Infinity))
    .reduce((most, one) => Math.max(most, one), 1);
}

const plainNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:px)?$/i;

/** How many segments of a path may repeat earlier lengths without a number: `z`, and the reflecting curves. */
function countReturns(d: string, numbers: number) {
  return /t/i.test(d) ? numbers : (d.match(/[Zz](?!\s*(?:M|[Zz]|$))/g)?.length ?? 0);
}
