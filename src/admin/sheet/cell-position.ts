/** A cell's row and column, 0-based. */
export type CellPosition = { row: number; column: number };

/** The current cell, and the cell where the range started. */
export type Selection = { at: CellPosition; from: CellPosition };

export type Range = { top: number; bottom: number; left: number; right: number };

export function selectedRange({ at, from }: Selection): Range {
  return {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    left: Math.min(at.column, from.column),
    right: Math.max(at.column, from.column),
  };
}

type Size = { rows: number; columns: number };

const aPage = 15;

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-aPage, 0],
  PageDown: [aPage, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/** The cell that a navigation key leads to; with Ctrl, at the edge. Undefined for any other key. */
export function cellAfterKey(
  key: string,
  isFar: boolean,
  { row, column }: CellPosition,
  size: Size,
) {
  const step = steps[key];
  if (!step) return undefined;
  const [down, right] = step.map((by) => (isFar && by !== 0 ? by * size.rows * size.columns : by));
  const isToCorner = isFar && (key === 'Home' || key === 'End');
  const rows = isToCorner ? (right ?? 0) : (down ?? 0);
  return within({ row: row + rows, column: column + (right ?? 0) }, size);
}

/** The next cell in reading order. Undefined after the last and before the first cell. */
export function nextCell({ row, column }: CellPosition, step: 1 | -1, { rows, columns }: Size) {
  const index = row * columns + column + step;
  if (index < 0 || index >= rows * columns) return undefined;
  return { row: Math.floor(index / columns), column: index % columns };
}

export function within({ row, column }: CellPosition, { rows, columns }: Size): CellPosition {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}
