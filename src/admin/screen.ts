import type { ComponentType, ReactNode } from 'react';
import type {
  Action,
  Change,
  ChangedOne,
  ChangeOfMany,
  Refusal,
  SavedView,
  Seen,
  StoredRecord,
  Version,
  Where,
} from './actions.ts';
import type { Noun } from '../lib/noun.ts';
import type { AutosavedDraft } from './autosave/autosaved-drafts.ts';
import type { FormOfNoun } from './forms/useFormState.ts';
import type { Read } from './SignInAgain.tsx';

/**
 * What a screen needs to know of its noun. `Listed` is a record as the list reads it: with pictures and joins, and in
 * part where there is an action to `find` it whole.
 */
export type ScreenOfNoun<Row extends StoredRecord, Listed extends StoredRecord> = {
  noun: Noun;
  actions: NounActions<Row, Listed>;
  nameOf: (record: Row | Listed) => string;
  /** Shown while there are no records. */
  emptyHint?: string;
  /** The record's public page, if it has one. */
  publicAddress?: (record: Row | Listed) => string;
  /** The columns between order and actions. */
  columns: Column<Listed>[];
  /** The texts that the search box looks in. */
  searchOf: (record: Listed) => string[];
  /** Shown between the head and the list. */
  above?: ReactNode;
  /** What is worth a look in records before they are public, for each of them. */
  findAdvice?: FindAdvice<Listed>;
  Form: ComponentType<FormProps<Row>> & Partial<Prepared>;
  /** True for a record that is neither hidden, copied nor deleted. */
  isFixed?: (record: Row | Listed) => boolean;
  /** Set for records that are edited in their rows; a new one is created before it is edited. */
  inline?: { create: Action<{ id: string | null }, Change<Row>>; createError: string };
  /** Explains a refused deletion and offers a way out. */
  RefusedDeletion?: ComponentType<RefusedDeletionProps<Row | Listed>>;
};

export type FindAdvice<Row> = (records: readonly Row[], read: Read) => Promise<string[][]>;

/** What can be done with the records of a noun, as far as it says so. */
type NounActions<Row extends StoredRecord, Listed extends StoredRecord> = {
  list: Action<undefined, Listed[] | Refusal>;
  /** Reads records whole, where the list has them in part. */
  find?: Action<{ ids: string[] }, Row[] | Refusal>;
  save: Action<object, Change<Row>>;
  remove?: Action<{ id: string; revision: number }, Change<Row>>;
  restore?: Action<{ id: string }, Change<Row>>;
  /** Answers the ids in their new order. */
  move?: Action<{ id: string } & Where, string[] | Refusal>;
  /** The versions of a record, newest first. */
  history?: HistoryAction<Row>;
  /** The last version of each deleted record, latest deletion first; of the record what names it. */
  deleted?: Action<undefined, Version<StoredRecord>[] | Refusal>;
} & Partial<PublishingActions<Row>> &
  Partial<ManyActions> &
  Partial<ViewActions>;

type ManyAction = Action<{ records: Seen[] }, ChangeOfMany | Refusal>;

/** What is done with several records at once. Those that are missing cannot be done to these records. */
export type ManyActions = {
  publishMany: ManyAction;
  unpublishMany: ManyAction;
  removeMany: ManyAction;
  restoreMany: ManyAction;
  takeBackMany: Action<{ records: ChangedOne[] }, ChangeOfMany | Refusal>;
};

/** The views that the signed-in user keeps. Each answers those that are there then. */
type ViewActions = {
  views: Action<undefined, SavedView[] | Refusal>;
  saveView: Action<Omit<SavedView, 'id'> & { id?: string | undefined }, SavedView[] | Refusal>;
  removeView: Action<{ id: string }, SavedView[] | Refusal>;
};

/** For records that can be saved without being public. */
export type PublishingActions<Row extends StoredRecord> = {
  saveDraft: Action<object, Change<Row>>;
  /** The input of a record, with the moment at which it becomes public. */
  schedule: Action<object, Change<Row>>;
  unschedule: Action<Seen, Change<Row>>;
  discard: Action<Seen, Change<Row>>;
  /** A record as visitors see it; null when they do not. */
  published: Action<{ id: string }, Row | null | Refusal>;
  /** Missing for records that are always public. */
  unpublish?: Action<Seen, Change<Row>>;
  keepPublished?: Action<Seen, Change<Row>>;
  /** Copies a record into a draft. Missing where none are added. */
  duplicate?: Action<{ id: string; newId: string | undefined }, Change<Row>>;
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

/** Of a component that is fetched when it is shown: `prepare` fetches it sooner. */
export type Prepared = { prepare: () => void };

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
      publishing?: PublishingActions<Row> | undefined;
      /** What a new one is to be called. */
      givenName?: string | undefined;
      /** Copies the saved record, and opens the copy. */
      onDuplicate?: (() => void) | undefined;
      /** Called when the form stays open over what was saved. */
      onSavedInPlace?: (record: Row) => void;
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
    /** What is worth a look before the record is public. */
    advice?: ReactNode;
    /** The fields. */
    children: ReactNode;
  };
