export type SheetColumn<Row> = {
  key: string;
  title: string;
  isRight?: true;
  /** Follows from other cells, and cannot be written. */
  isDerived?: true;
  /** What is chosen from while writing. */
  options?: readonly string[];
  shown: (row: Row) => string;
  /** As it is written; as it is shown, where nothing is said. */
  written?: (row: Row) => string;
  /** Stands instead of an empty cell. */
  placeholder?: string;
};

export type SheetRow = { key: string };

type WrittenCell = { key: string; column: string; text: string };

export type SheetProps<Row extends SheetRow> = {
  label: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  errorAt: (row: Row, column: string) => string | undefined;
  isChanged: (row: Row, column: string) => boolean;
  isFaint: (row: Row) => boolean;
  onWrite: (cells: WrittenCell[]) => void;
  /** Texts of a table that was pasted at a row and column; they may reach beyond the last row. */
  onPaste: (row: number, column: string, texts: string[][]) => void;
  onUndo: () => void;
  onRedo: () => void;
  selection: { has: (key: string) => boolean; toggle: (key: string, isOn: boolean) => void };
  onRangeChange: (keys: string[], columns: string[]) => void;
  /** The cell to go to; a new object each time. */
  goTo: { key: string; column: string } | undefined;
};

export function writtenText<Row>({ written, shown }: SheetColumn<Row>, row: Row) {
  return (written ?? shown)(row);
}
