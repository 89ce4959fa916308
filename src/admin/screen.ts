import type { ComponentType, ReactNode } from 'react';
import type { Action, Change, Kept, Refusal, Version, Where } from './actions.ts';
import type { Draft } from './drafts/draft-store.ts';
import type { FormOfNoun } from './forms/useWritten.ts';

/** All that a screen says of its noun. `Listed` is a record as the list reads it, with its pictures and joins. */
export type ScreenOfNoun<Row extends Kept, Listed extends Row> = {
  words: {
    /** `Partners` */
    title: string;
    /** `Add Partner`. Without it none can be added. */
    add?: string;
    /** `partner`, as in 'Are you sure you want to delete this partner?' */
    one: string;
    /** `partners`, as in 'No partners yet' */
    many: string;
    /** What to do when there is nothing yet. */
    emptyHint?: string;
  };
  actions: {
    list: Action<undefined, Listed[] | Refusal>;
    save: Action<object, Change<Row>>;
    /** Without them none can be deleted. */
    remove?: Action<{ id: string; revision: number }, Change<Row>>;
    restore?: Action<{ id: string }, Change<Row>>;
    /** Gives the ids in their new order. Without it the records have none of their own, and the list no such column. */
    move?: Action<{ id: string } & Where, string[] | Refusal>;
    /** The versions of a record, the newest first. */
    history?: HistoryAction<Row>;
    /** The last versions of what lies in the bin, the latest deleted first. */
    deleted?: Action<undefined, Version<Row>[] | Refusal>;
  };
  errors: { fetch: string; save: string; delete?: string; restore?: string; reorder?: string };
  nameOf: (record: Row) => string;
  /** Where visitors see a record, if it has a page of its own. */
  publicAddress?: (record: Row) => string;
  /** What stands between the order and the actions. */
  columns: Column<Listed>[];
  /** The texts that the search box looks in. */
  searchOf: (record: Listed) => string[];
  /** What stands between the head and the list. */
  above?: ReactNode;
  Form: ComponentType<FormProps<Row>>;
  /** Given where records are written in their rows, and a new one is there at once. */
  inline?: { create: Action<{ id: string | null }, Change<Row>>; createError: string };
  /** Says why a record cannot be deleted, and helps. */
  RefusedDeletion?: ComponentType<RefusedDeletionProps<Row>>;
};

export type RefusedDeletionProps<Row> = {
  record: Row;
  fields: Record<string, string>;
  isBusy: boolean;
  onCancel: () => void;
  onDelete: () => void;
};

export type Column<Row> = {
  title: string;
  cell: (record: Row) => ReactNode;
  /** What the list can be sorted by. */
  sortBy?: (record: Row) => string | number;
};

export type HistoryAction<Row> = Action<{ id: string }, Version<Row>[] | Refusal>;

/** What the screen gives to a noun's form. */
export type FormProps<Row extends Kept> =
  | {
      mode: 'form';
      noun: string;
      /** Undefined for a new one. */
      record: Row | undefined;
      /** How the record is called. */
      name?: string | undefined;
      save: Action<object, Change<Row>>;
      saveError: string;
      history?: HistoryAction<Row> | undefined;
      /** A draft that its user wants to go on with. */
      draft?: Draft | undefined;
      /** `isLeft` when the form was left before the answer came. */
      onSaved: (record: Row, isLeft: boolean) => void;
      onCancel: () => void;
    }
  | { mode: 'comparison'; mine: Row; theirs: Row; titles: { mine: string; theirs: string } };

/** What a noun's form gives to the kit. */
export type RecordFormProps<Row extends Kept> = FormProps<Row> &
  FormOfNoun<Row> & {
    /** Instead of 'Create Partner' and 'Update Partner'. */
    submitLabel?: string;
    /** Stands beside the fields, such as a preview; `useValues` tells it what they hold. */
    aside?: ReactNode;
    /** The fields. */
    children: ReactNode;
  };
