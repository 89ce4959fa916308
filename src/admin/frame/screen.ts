import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type {
  Action,
  Change,
  ChangeOfMany,
  Refusal,
  SavedView,
  Seen,
  StoredRecord,
  Undone,
  Version,
  Where,
} from '../actions/actions.ts';
import type { ListPart } from '../../model/record.ts';
import type { Noun } from '../../model/noun.ts';
import type { AutosavedDraft } from '../autosave/autosaved-drafts.ts';
import type { FormOfNoun } from '../forms/useFormState.ts';
import type { Values } from '../forms/values.ts';
import type { Read } from '../actions/useAction.ts';

/**
 * The description of a noun's screen. `Listed` is the record type of the list: with pictures and joins, and possibly
 * without some fields if there is an action to `find` the whole record.
 */
export type ScreenOfNoun<Row extends StoredRecord, Listed extends StoredRecord> = {
  noun: Noun;
  actions: NounActions<Row, Listed>;
  /** Undoes changes by the ids of their activity entries. */
  undo: UndoAction;
  getName: (record: Row | Listed) => string;
  /** Shown while there are no records. */
  emptyHint?: string;
  /** The URL of the record's public page, if it has one. */
  publicAddress?: (record: Row | Listed) => string;
  /** The columns between order and actions. */
  columns: Column<Listed>[];
  /** The texts that the search field covers. */
  getSearchTexts: (record: Listed) => string[];
  /** Changes the order of the whole list at once. Offered to those who may move records. */
  reorder?: {
    label: string;
    action: Action<undefined, { entryIds: string[] } | Refusal>;
    /** The toasts: afterwards, if the order was right already, and after undo. */
    done: string;
    nothing: string;
    undone: string;
  };
  /** The way back, if not to the dashboard. */
  back?: { text: string; address: string };
  /** Shown between the heading and the list. */
  above?: ReactNode;
  /** Shown after the list. */
  below?: ReactNode;
  /** Finds the advice for each record before publication. */
  findAdvice?: FindAdvice<Listed>;
  Form: ComponentType<FormProps<Row>> & Partial<Prepared>;
  /** True for a record that cannot be unpublished, copied or deleted. */
  isFixed?: (record: Row | Listed) => boolean;
  /** Set for records that are edited in their rows. A new record is created before it is edited. */
  inline?: { create: Action<{ id: string | null }, Change<Row>>; createError: string };
  /** Set where the site has other languages into which the records are translated. */
  languages?: LanguagesOfScreen | undefined;
  /** Set where members write notes on the records. */
  notes?: ScreenNotes;
  /** Explains a refused deletion and offers a way out. */
  RefusedDeletion?: ComponentType<RefusedDeletionProps<Row | Listed>>;
};

/** A language into which records are translated. */
type OtherLanguage = {
  locale: string;
  /** What names it in URLs. */
  path: string;
  /** Its name in itself. */
  name: string;
  /** Its name in English. */
  label: string;
  isPublic: boolean;
};

type RecordInLanguage = { noun: Noun; recordId: string };

/** The languages of a noun's records. */
export type LanguagesOfScreen = {
  others: readonly OtherLanguage[];
  /** Provides the states that the column shows, and explains them below the list. */
  List: ComponentType<{ noun: Noun; children: ReactNode }>;
  Legend: ComponentType;
  column: Column<StoredRecord>;
  /** The published languages of a record whose source has changed since, as far as they are fetched. */
  countOutdated: (client: QueryClient, noun: Noun, recordId: string) => number;
  /** Links between the languages of a record. The source language has no path. */
  Tabs: ComponentType<RecordInLanguage & { record: StoredRecord; chosen: string | undefined }>;
  Form: ComponentType<LanguageFormProps>;
  /** The other spellings of the Chinese signs of a search, each with the sign that it is read as. */
  findSpellings: Action<{ text: string }, Record<string, string> | Refusal>;
};

type NotedNoun = Pick<Noun, 'name' | 'hasOwners'>;

/** Each provides the notes to what is in it, and shows them when they are opened. */
export type ScreenNotes = {
  List: ComponentType<{
    noun: NotedNoun;
    /** What opens the notes of a record, if not a panel beside the list. */
    onOpen?: (recordId: string) => void;
    children: ReactNode;
  }>;
  /** With the locale of a translation, the notes on its texts. */
  Form: ComponentType<{
    noun: NotedNoun;
    recordId: string;
    locale?: string;
    children: ReactNode;
  }>;
};

export type LanguageFormProps = RecordInLanguage & {
  /** The name of the record. */
  name: string;
  language: OtherLanguage;
  tabs: ReactNode;
  /** The path of the record's public page, if it has one. */
  publicAddress: string | undefined;
  onCancel: () => void;
  onSaved: () => void;
};

export type UndoAction = Action<{ ids: string[] }, Undone | Refusal>;

export type FindAdvice<Row> = (records: readonly Row[], read: Read) => Promise<string[][]>;

/** The actions of a noun. Missing actions are not offered. */
type NounActions<Row extends StoredRecord, Listed extends StoredRecord> = {
  list: Action<undefined, Listed[] | Refusal>;
  /** Part of that list, for lists that are long. */
  listPart?: Action<{ from: number; count: number }, ListPart<Listed> | Refusal>;
  /** Fetches whole records, for lists that contain only parts of them. */
  find?: Action<{ ids: string[] }, Row[] | Refusal>;
  save: Action<object, Change<Row>>;
  remove?: Action<{ id: string; revision: number }, Change<Row>>;
  restore?: Action<{ id: string }, Change<Row>>;
  /** Returns the ids in their new order. */
  move?: Action<{ id: string } & Where, string[] | Refusal>;
  /** The versions of a record, newest first. */
  history?: HistoryAction<Row>;
  /** The last version of each deleted record, latest deletion first. Records contain only the name's columns. */
  deleted?: Action<undefined, Version<StoredRecord>[] | Refusal>;
} & Partial<PublishingActions<Row>> &
  Partial<ManyActions> &
  Partial<ViewActions>;

type ManyAction = Action<{ records: Seen[] }, ChangeOfMany | Refusal>;

/** Actions on several records at once. Missing ones are not offered. */
export type ManyActions = {
  publishMany: ManyAction;
  unpublishMany: ManyAction;
  removeMany: ManyAction;
  restoreMany: ManyAction;
};

/** The signed-in user's saved views. Each action returns the resulting list. */
type ViewActions = {
  views: Action<undefined, SavedView[] | Refusal>;
  saveView: Action<Omit<SavedView, 'id'> & { id?: string | undefined }, SavedView[] | Refusal>;
  removeView: Action<{ id: string }, SavedView[] | Refusal>;
};

/** For records that can be saved as drafts. */
export type PublishingActions<Row extends StoredRecord> = {
  saveDraft: Action<object, Change<Row>>;
  /** The input of a record, with the time of its publication. */
  schedule: Action<object, Change<Row>>;
  unschedule: Action<Seen, Change<Row>>;
  discard: Action<Seen, Change<Row>>;
  /** The public version of a record; null if there is none. */
  published: Action<{ id: string }, Row | null | Refusal>;
  /** Missing for records that are always public. */
  unpublish?: Action<Seen, Change<Row>>;
  keepPublished?: Action<Seen, Change<Row>>;
  /** Copies a record into a draft. Missing if no records can be added. */
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
  /** The date of the record, or a status of what it describes. A list shows one date, and visibility beside a status. */
  kind?: 'date' | 'status';
  /** Makes the column sortable. */
  sortBy?: (record: Row) => string | number;
  /** Hidden on narrow screens. */
  isWideOnly?: boolean;
  /** Left out where a table of all columns is wider than the screen; `first` before the others. */
  isExtra?: true | 'first';
};

export type HistoryAction<Row> = Action<{ id: string }, Version<Row>[] | Refusal>;

/** Implemented by lazily loaded components: `prepare` starts loading early. */
export type Prepared = { prepare: () => void };

/**
 * `isLeft`: the form was closed before the response arrived. `entryId`: the activity entry by which the change can be
 * undone, if it can.
 */
export type OnSaved<Row> = (record: Row, isLeft: boolean, entryId?: string | null) => void;

/** The props that the screen passes to a noun's form. */
export type FormProps<Row extends StoredRecord> =
  | {
      mode: 'form';
      noun: Noun;
      /** Undefined for a new record. */
      record: Row | undefined;
      /** The record's name in headings. */
      name?: string | undefined;
      /** The id of a new record, if it follows from what the record is about. */
      newId?: string | undefined;
      /** Shown below the bar of the form. */
      tabs?: ReactNode;
      save: Action<object, Change<Row>>;
      saveError: string;
      history?: HistoryAction<Row> | undefined;
      publishing?: PublishingActions<Row> | undefined;
      /** The initial name of a new record. */
      initialName?: string | undefined;
      /** Copies the saved record and opens the copy. */
      onDuplicate?: (() => void) | undefined;
      /** Called if the form stays open after saving. */
      onSavedInPlace?: (record: Row) => void;
      /** The draft to continue with. */
      draft?: AutosavedDraft | undefined;
      onSaved: OnSaved<Row>;
      onCancel: () => void;
    }
  | { mode: 'comparison'; mine: Row; theirs: Row; titles: { mine: string; theirs: string } };

/** The props that a noun's form passes to the kit. */
export type RecordFormProps<Row extends StoredRecord> = FormProps<Row> &
  Omit<FormOfNoun<Row>, 'toValues'> & {
    /** For fields that differ from the schema's keys. */
    toValues?: FormOfNoun<Row>['toValues'];
    /** Replaces 'Create Partner' and 'Update Partner'. */
    submitLabel?: string;
    /** What that button does to the site, if it differs from the usual. */
    getSubmitHint?: (values: Values) => string | undefined;
    /** What unpublishing does to the site, if it differs from the usual. */
    unpublishText?: string;
    /** Shown beside the buttons of a form without drafts. */
    about?: ReactNode;
    /** Shown beside the fields, for example a preview that reads them with `useValues`. */
    aside?: ReactNode;
    /** Shown below both. */
    foot?: ReactNode;
    /** Advice to consider before publication. */
    advice?: ReactNode;
    /** The fields. */
    children: ReactNode;
  };
