import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { capitalised } from '../lib/capitalised.ts';
import type { Change, Action, Kept, Refusal, Version, Where } from './actions.ts';
import { DraftsOfList } from './drafts/DraftsOfList.tsx';
import type { FormProps } from './forms/RecordForm.tsx';
import { useOpenForm } from './forms/useOpenForm.ts';
import { showPublicAddress } from './frame.ts';
import { Bin } from './lists/Bin.tsx';
import { InlineList } from './lists/InlineList.tsx';
import { RecordList } from './lists/RecordList.tsx';
import type { Column } from './lists/RecordTable.tsx';
import { openBin, useIsInBin } from './lists/useBin.ts';
import { wholeList } from './lists/useListView.ts';
import { showSaved } from './lists/useRecordList.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { useToast } from './Toaster.tsx';
import { changeAddress } from './useAddress.ts';
import { viewOf } from './view-of.ts';

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
    history?: Action<{ id: string }, Version<Row>[] | Refusal>;
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

/** The list of a noun's records, or the form of one of them. */
export function AdminScreen<Row extends Kept, Listed extends Row>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { words, actions, errors, nameOf, inline, Form } = screen;
  const { opened, draft, canGoOn, focusOn, setFocusOn, add, edit, goOn, close } =
    useOpenForm(screen);
  const isInBin = useIsInBin();
  const tell = useToast();
  const client = useQueryClient();
  const publicAddress = opened?.record && screen.publicAddress?.(opened.record);

  useEffect(() => showPublicAddress(publicAddress), [publicAddress]);

  function openTheBin() {
    setFocusOn('bin');
    openBin();
  }

  if (isInBin && actions.deleted) {
    return (
      <Bin
        {...screen}
        onRestored={(id) => {
          setFocusOn(`edit-${id}`);
          changeAddress({ query: { ...wholeList, bin: undefined } });
        }}
      />
    );
  }
  if (inline) {
    return <InlineList {...screen} inline={inline} focusOn={focusOn} onOpenBin={openTheBin} />;
  }
  if (!opened) {
    return (
      <RecordList
        {...screen}
        above={
          <>
            {screen.above}
            {canGoOn && <DraftsOfList noun={words.one} onContinue={goOn} />}
          </>
        }
        focusOn={focusOn}
        onAdd={add}
        onEdit={edit}
        onOpenBin={openTheBin}
      />
    );
  }
  const { record } = opened;
  return (
    <>
      <ScreenHead
        title={record ? `Edit ${nameOf(record)}` : (words.add ?? words.title)}
        takesFocus
      />
      <Form
        mode="form"
        noun={words.one}
        record={record}
        name={record && nameOf(record)}
        save={actions.save}
        saveError={errors.save}
        history={actions.history}
        draft={draft}
        onCancel={() => close()}
        onSaved={(saved, isLeft) => {
          void showSaved(client, screen, saved);
          tell({ text: `${capitalised(words.one)} saved`, link: viewOf(screen, saved) });
          if (!isLeft) close(`edit-${saved.id}`);
        }}
      />
    </>
  );
}
