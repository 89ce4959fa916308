import type { KeyboardEvent } from 'react';
import type { Where } from '../../actions/actions.ts';
import type { Selection } from '../bulk/selection.ts';

/** The actions on a record. The object keeps its identity between renders, so that rows can be memoised. */
export type RowActions<Row> = {
  /** Undefined if the records have no order. */
  move: ((record: Row, where: Where) => void) | undefined;
  /** Asks for a position. Undefined if the records have no order. */
  moveTo: ((record: Row) => void) | undefined;
  /** Called for a key press on the row's handle. */
  press: (record: Row, event: KeyboardEvent) => void;
  putBack: (record: Row) => void;
  /** Undefined for read-only members. */
  edit: ((record: Row) => void) | undefined;
  /** Undefined if records cannot be copied. */
  duplicate: ((record: Row) => void) | undefined;
  /** The URL of a record's form, unless it opens in the row; for read-only members, of its preview. */
  getUrl: ((record: Row) => string) | undefined;
  /** Undefined if the records have no preview. */
  getPreviewUrl: ((record: Row) => string) | undefined;
  /** Undefined if records cannot be unpublished. */
  unpublish: ((record: Row) => void) | undefined;
  /** Undefined if records cannot be deleted. */
  remove: ((record: Row) => void) | undefined;
  /** True for a record that cannot be unpublished, copied or deleted. */
  isFixed: ((record: Row) => boolean) | undefined;
  /** Undefined if there are no bulk actions. */
  selection: Selection | undefined;
};
