export type SheetColumn<Row> = {
  key: string;
  title: string;
  isRight?: true;
  /** Computed from other cells and read-only. */
  isDerived?: true;
  /** The options offered while editing. */
  options?: readonly string[];
  display: (row: Row) => string;
  /** The text while editing; defaults to `shown`. */
  written?: (row: Row) => string;
  /** Shown in an empty cell. */
  placeholder?: string;
};

export type SheetRow = { key: string };

type WrittenCell = { key: string; column: string; text: string };

export type SheetProps<Row extends SheetRow> = {
  label: string;
  /** The id of a text that says how to use the sheet. */
  describedBy?: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  getName: (row: Row) => string;
  errorAt: (row: Row, column: string) => string | undefined;
  isChanged: (row: Row, column: string) => boolean;
  isFaint: (row: Row) => boolean;
  onWrite: (cells: WrittenCell[]) => void;
  /** The texts of a pasted table, from a row and column on. They may extend beyond the last row. */
  onPaste: (row: number, column: string, texts: string[][]) => void;
  onUndo: () => void;
  onRedo: () => void;
  selection: { has: (key: string) => boolean; toggle: (key: string, isOn: boolean) => void };
  onRangeChange: (keys: string[], columns: string[]) => void;
  /** The cell to go to. A new object for each request. */
  goTo: { key: string; column: string } | undefined;
};

export function writtenText<Row>({ written, display }: SheetColumn<Row>, row: Row) {
  return (written ?? display)(row);
}
