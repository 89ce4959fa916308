import type { ComponentType, ReactNode } from 'react';
import type { Action, Change, StoredRecord, Refusal, Version, Where } from './actions.ts';
import type { Noun } from '../lib/noun.ts';
import type { AutosavedDraft } from './autosave/autosaved-drafts.ts';
import type { FormOfNoun } from './forms/useFormState.ts';

/** What a screen needs to know of its noun. `Listed` is a record as the list reads it, with pictures and joins. */
export type ScreenOfNoun<Row extends StoredRecord, Listed extends Row> = {
  noun: Noun;
  actions: NounActions<Row, Listed>;
  nameOf: (record: Row) => string;
  /** Shown while there are no records. */
  emptyHint?: string;
  /** The record's public page, if it has one. */
  publicAddress?: (record: Row) => string;
  /** The columns between order and actions. */
  columns: Column<Listed>[];
  /** The texts that the search box looks in. */
  searchOf: (record: Listed) => string[];
  /** Shown between the head and the list. */
  above?: ReactNode;
  Form: ComponentType<FormProps<Row>>;
  /** Set for records that are edited in their rows; a new one is created before it is edited. */
  inline?: { create: Action<{ id: string | null }, Change<Row>>; createError: string };
  /** Explains a refused deletion and offers a way out. */
  RefusedDeletion?: ComponentType<RefusedDeletionProps<Row>>;
};

/** What can be done with the records of a noun, as far as it says so. */
type NounActions<Row extends StoredRecord, Listed extends Row> = {
  list: Action<undefined, Listed[] | Refusal>;
  save: Action<object, Change<Row>>;
  remove?: Action<{ id: string; revision: number }, Change<Row>>;
  restore?: Action<{ id: string }, Change<Row>>;
  /** Answers the ids in their new order. */
  move?: Action<{ id: string } & Where, string[] | Refusal>;
  /** The versions of a record, newest first. */
  history?: HistoryAction<Row>;
  /** The last version of each deleted record, latest deletion first. */
  deleted?: Action<undefined, Version<Row>[] | Refusal>;
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
  /** Makes the column sortable. */
  sortBy?: (record: Row) => string | number;
};

export type HistoryAction<Row> = Action<{ id: string }, Version<Row>[] | Refusal>;

/** What the screen gives to a noun's form. */
export type FormProps<Row extends StoredRecord> =
  | {
      mode: 'form';
      noun: Noun;
      /** Undefined for a new one. */
      record: Row | undefined;
      /** The record's name in headings. */
      name?: string | undefined;
      save: Action<object, Change<Row>>;
      saveError: string;
      history?: HistoryAction<Row> | undefined;
      /** The draft to continue with. */
      draft?: AutosavedDraft | undefined;
      /** `isLeft` when the form was left before the answer came. */
      onSaved: (record: Row, isLeft: boolean) => void;
      onCancel: () => void;
    }
  | { mode: 'comparison'; mine: Row; theirs: Row; titles: { mine: string; theirs: string } };

/** What a noun's form gives to the kit. */
export type RecordFormProps<Row extends StoredRecord> = FormProps<Row> &
  Omit<FormOfNoun<Row>, 'valuesOf'> & {
    /** Where the fields are not those of the schema. */
    valuesOf?: FormOfNoun<Row>['valuesOf'];
    /** Instead of 'Create Partner' and 'Update Partner'. */
    submitLabel?: string;
    /** Shown beside the fields, such as a preview, which reads them by `useValues`. */
    aside?: ReactNode;
    /** The fields. */
    children: ReactNode;
  };
