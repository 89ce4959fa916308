import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ScreenOfNoun } from '../frame/screen.ts';
import type { StoredRecord } from '../actions/actions.ts';
import type { AutosavedDraft } from '../autosave/autosaved-drafts.ts';
import { openingControl } from '../lists/table/row-controls.ts';
import { useRecords } from '../lists/useRecords.ts';
import { useRead } from '../actions/useAction.ts';
import { showToast } from '../feedback/Toasts.tsx';
import { changeAddress, isOnStep, useAddress } from '../browser/useAddress.ts';

const newId = 'new';

/**
 * The open form, from the page's URL: `?edit=` with a record's id, or `new`. Keeps the record from when the form was
 * opened, even if the list changes.
 */
export function useOpenForm<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { query, entryText } = useAddress();
  const editId = query.get('edit') ?? undefined;
  const [openForm, setOpenForm] = useState<{ id: string; record: Row | undefined; key: string }>();
  const [draft, setDraft] = useState<{ from: AutosavedDraft; key: string }>();
  const [focusOn, setFocusOn] = useState<string>();
  const { records, loadTo, record, isRead, isFetching, isAlone, error } = useEditedRecord(
    screen,
    openForm ? undefined : editId,
  );
  const canAdd = !screen.noun.isFixed;
  const isInvalid = editId !== undefined && !openForm && (editId === newId ? !canAdd : !record);

  if (openForm && openForm.id !== editId) {
    setFocusOn((control) => control ?? controlName(openForm.id));
    setOpenForm(undefined);
    if (!editId) setDraft(undefined);
  } else if (editId !== undefined && !openForm && !isInvalid && (editId === newId || !isFetching)) {
    setFocusOn((control) => (control?.endsWith(editId) ? control : undefined));
    setOpenForm({ id: editId, record, key: editId });
  }

  useEffect(() => {
    if (error) showToast({ text: error.message, isError: true });
    else if (!isInvalid || !isRead || isFetching) return;
    changeAddress({ query: { ...withoutForm, field: undefined } });
  }, [isInvalid, isRead, isFetching, error]);

  function open(id: string, base: Row | undefined) {
    setFocusOn(base && openingControl(id));
    setOpenForm({ id, record: base, key: id });
    changeAddress({ query: { edit: id }, isStep: true });
  }

  /** If the list contains only parts of a record, the form opens after the whole record is loaded. */
  function openListed(listed: Listed) {
    if (!screen.actions.find) return open(listed.id, listed as StoredRecord as Row);
    setFocusOn(openingControl(listed.id));
    changeAddress({ query: { edit: listed.id }, isStep: true });
  }

  return {
    opened: openForm,
    /** While a whole record is loading. */
    isOpening: !openForm && isAlone && isFetching,
    draft: draft?.key === openForm?.key ? draft?.from : undefined,
    /** The name typed in the palette. */
    initialName: editId === newId ? entryText : '',
    /** The record of a draft is known only after the list is loaded. */
    canContinue: records !== undefined,
    /** The control to focus when the list is shown again. */
    focusOn,
    setFocusOn,
    add: () => open(newId, undefined),
    edit: openListed,
    openFull: (base: Row) => open(base.id, base),
    /** Keeps the form open on the saved record, even after a reload. */
    openSaved: (saved: Row) => {
      setOpenForm((form) => ({ key: saved.id, ...form, id: saved.id, record: saved }));
      changeAddress({ query: { edit: saved.id } });
    },
    /** Continues with a draft. A draft of a deleted record opens the form of a new one. */
    continueWith: async (savedDraft: AutosavedDraft) => {
      const isOfDraft = ({ id }: Listed) => id === savedDraft.recordId;
      const listed = records?.find(isOfDraft) ?? (await loadTo(Infinity)).find(isOfDraft);
      setDraft({ from: savedDraft, key: listed?.id ?? newId });
      if (listed) openListed(listed);
      else open(newId, undefined);
    },
    close: (control?: string) => {
      if (control) setFocusOn(control);
      if (isOnStep()) history.back();
      else changeAddress({ query: withoutForm });
    },
  };
}

/** The record for the URL: from the list if it contains whole records, or else fetched each time the form is opened. */
function useEditedRecord<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
  editId: string | undefined,
) {
  const { noun, actions } = screen;
  const { find } = actions;
  const isAlone = find !== undefined && editId !== undefined && editId !== newId;
  const list = useRecords(screen, editId !== undefined && !isAlone);
  const read = useRead();
  const single = useQuery({
    queryKey: [noun.name, 'whole', editId],
    queryFn: isAlone ? () => read(find, { ids: [editId] }, noun.errors.fetch) : skipToken,
    gcTime: 0,
  });
  const { data: records, loadTo } = list;
  if (!isAlone) {
    const record = records?.find(({ id }) => id === editId) as StoredRecord as Row | undefined;
    return {
      records,
      loadTo,
      record,
      isRead: list.isSuccess,
      isFetching: list.isFetching,
      isAlone,
      error: null,
    };
  }
  const { data, isSuccess, isFetching, error } = single;
  return { records, loadTo, record: data?.[0], isRead: isSuccess, isFetching, isAlone, error };
}

const withoutForm = { edit: undefined, language: undefined, show: undefined };

function controlName(id: string) {
  return id === newId ? 'add' : `edit-${id}`;
}
