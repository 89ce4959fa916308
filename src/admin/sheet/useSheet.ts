import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { readClipboard } from './delimited.ts';
import {
  nextCell,
  cellAfterKey,
  selectedRange,
  within,
  type CellPosition,
  type Selection,
} from './cell-position.ts';
import { writtenText, type SheetProps, type SheetRow } from './sheet-columns.ts';

const start: Selection = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } };

/** The selection, and the handlers for keys, pointer and clipboard. */
export function useSheet<Row extends SheetRow>(
  props: SheetProps<Row>,
  table: RefObject<HTMLTableElement | null>,
) {
  const { columns, rows, onWrite, onRangeChange, goTo } = props;
  const [chosen, setChosen] = useState(start);
  const [editing, setEditing] = useState<string>();
  /** The text being typed. A ref, so that typing does not render the sheet. */
  const typedText = useRef<string>(undefined);
  /** Set by Escape: the next Tab leaves the sheet. */
  const isLeaving = useRef(false);
  const size = { rows: rows.length, columns: columns.length };
  const selection = { at: within(chosen.at, size), from: within(chosen.from, size) };
  const { at } = selection;
  const range = selectedRange(selection);
  const column = columns[at.column];
  const row = rows[at.row];

  useEffect(() => {
    if (!goTo) return;
    const target = {
      row: rows.findIndex(({ key }) => key === goTo.key),
      column: columns.findIndex(({ key }) => key === goTo.column),
    };
    if (target.row < 0 || target.column < 0) return;
    setChosen({ at: target, from: target });
    table.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [goTo]);

  const { top, bottom, left, right } = range;
  useEffect(() => {
    onRangeChange(
      rows.slice(top, bottom + 1).map(({ key }) => key),
      columns.slice(left, right + 1).map(({ key }) => key),
    );
    // oxlint-disable-next-line react/exhaustive-deps
  }, [top, bottom, left, right, rows]);

  function choose(position: CellPosition, isExtending = false) {
    setChosen({ at: position, from: isExtending ? selection.from : position });
  }

  function edit(text?: string) {
    if (!row || !column || column.isDerived) return;
    choose(at);
    begin(text ?? writtenText(column, row));
  }

  function begin(text: string | undefined) {
    typedText.current = text;
    setEditing(text);
  }

  /** Writes the typed text. */
  function commit() {
    const text = typedText.current;
    begin(undefined);
    if (text === undefined || !row || !column || text === writtenText(column, row)) return;
    onWrite([{ key: row.key, column: column.key, text }]);
  }

  /** The rows of the range, each with its editable columns. */
  function cellsIn(textAt: (key: string, offset: CellPosition) => string) {
    return rows
      .slice(range.top, range.bottom + 1)
      .flatMap(({ key }, down) =>
        columns
          .slice(range.left, range.right + 1)
          .flatMap((item, across) =>
            item.isDerived
              ? []
              : [{ key, column: item.key, text: textAt(item.key, { row: down, column: across }) }],
          ),
      );
  }

  function fillDown() {
    const first = rows[range.top];
    if (!first || range.top === range.bottom) return;
    const texts = columns
      .slice(range.left, range.right + 1)
      .map((item) => writtenText(item, first));
    const cells = cellsIn((_, { column: across }) => texts[across] ?? '');
    onWrite(cells.filter(({ key }) => key !== first.key));
  }

  function onKeyDown(event: KeyboardEvent) {
    const isHandled = editing === undefined ? pressInSheet(event) : pressInCell(event);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pressInCell(event: KeyboardEvent) {
    if (event.key === 'Escape') begin(undefined);
    else if (event.key === 'Enter') {
      commit();
      choose(within({ ...at, row: at.row + (event.shiftKey ? -1 : 1) }, size));
    } else if (event.key === 'Tab') {
      commit();
      choose(nextCell(at, event.shiftKey ? -1 : 1, size) ?? at);
    } else return false;
    table.current?.focus({ preventScroll: true });
    return true;
  }

  function pressInSheet(event: KeyboardEvent) {
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const wasLeaving = isLeaving.current;
    isLeaving.current = key === 'Escape' || (wasLeaving && key === 'Shift');
    if (altKey) return false;
    const target = cellAfterKey(key, isCommand, at, size);
    if (target) choose(target, shiftKey);
    else if (key === 'Tab') {
      const next = wasLeaving ? undefined : nextCell(at, shiftKey ? -1 : 1, size);
      if (!next) return false;
      choose(next);
    } else if (key === 'Enter' && isCommand) fillDown();
    else if (key === 'Enter') choose(within({ ...at, row: at.row + (shiftKey ? -1 : 1) }, size));
    else if (key === 'F2') edit();
    else if (key === 'Escape') return !wasLeaving;
    else if (key === 'Delete' || key === 'Backspace') onWrite(cellsIn(() => ''));
    else if (isCommand && key.toLowerCase() === 'z') (shiftKey ? props.onRedo : props.onUndo)();
    else if (isCommand && key.toLowerCase() === 'y') props.onRedo();
    else if (isCommand && key.toLowerCase() === 'a') {
      setChosen({ from: start.from, at: { row: size.rows - 1, column: size.columns - 1 } });
    } else if (!isCommand && key.length === 1) edit(key === ' ' ? '' : key);
    else return false;
    return true;
  }

  function onCopy(event: ClipboardEvent) {
    if (editing !== undefined) return;
    const inRange = columns.slice(range.left, range.right + 1);
    const lines = rows
      .slice(range.top, range.bottom + 1)
      .map((one) => inRange.map((of) => writtenText(of, one)).join('\t'));
    event.clipboardData.setData('text/plain', lines.join('\n'));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    if (editing !== undefined || !column) return;
    event.preventDefault();
    const texts = readClipboard(event.clipboardData.getData('text/plain'));
    const [[firstText] = []] = texts;
    const isOne = texts.length === 1 && texts[0]?.length === 1 && firstText !== undefined;
    if (isOne) onWrite(cellsIn(() => firstText));
    else if (texts.length > 0) props.onPaste(range.top, columns[range.left]?.key ?? '', texts);
  }

  return {
    selection,
    range,
    editing,
    type: (text: string) => {
      typedText.current = text;
    },
    choose,
    edit,
    commit,
    fillDown,
    events: {
      onKeyDown,
      onCopy,
      onPaste,
      onCut: (event: ClipboardEvent) => {
        if (editing !== undefined) return;
        onCopy(event);
        onWrite(cellsIn(() => ''));
      },
    },
  };
}
