import type { Point } from './spread.ts';

/** The longest handle of a curve, in units. It keeps curves near the corners that they round. */
const maxHandle = 24;

/** A closed SVG path through the points of an outline, with rounded corners. */
export function smoothPath(outline: readonly Point[]) {
  const at = (index: number) =>
    outline[(index + outline.length) % outline.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = outline.map((from, index) => {
    const to = at(index + 1);
    const first = handle(at(index - 1), from, to, to);
    const second = handle(at(index + 2), to, from, from);
    return `C${[first, second, to].map(text).join(' ')}`;
  });
  return `M${text(start)}${curves.join('')}z`;
}

/** The handle at `at` of the curve to `end`, parallel to the line between its neighbours. */
function handle(before: Point, at: Point, after: Point, end: Point): Point {
  const [x, y] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(x, y);
  if (length === 0) return at;
  const reach = Math.min(Math.hypot(end.x - at.x, end.y - at.y) / 3, maxHandle) / length;
  return { x: at.x + x * reach, y: at.y + y * reach };
}

function text({ x, y }: Point) {
  return `${Math.round(x)} ${Math.round(y)}`;
}
