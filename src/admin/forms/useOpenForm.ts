import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ScreenOfNoun } from '../screen.ts';
import type { StoredRecord } from '../actions.ts';
import type { AutosavedDraft } from '../autosave/autosaved-drafts.ts';
import { useRecords } from '../lists/useRecordList.ts';
import { useRead } from '../SignInAgain.tsx';
import { showToast } from '../Toasts.tsx';
import { changeAddress, isOnStep, useAddress } from '../useAddress.ts';

const added = 'new';

/**
 * The open form, from the page's address: `?edit=` with the id of a record, or `new`. Its record stays as it was
 * when the form was opened, even if the list changes.
 */
export function useOpenForm<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { query, entryText } = useAddress();
  const asked = query.get('edit') ?? undefined;
  const [opened, setOpened] = useState<{ id: string; record: Row | undefined; key: string }>();
  const [draft, setDraft] = useState<{ from: AutosavedDraft; key: string }>();
  const [focusOn, setFocusOn] = useState<string>();
  const { records, record, isRead, isFetching, isAlone, error } = useAsked(
    screen,
    opened ? undefined : asked,
  );
  const canAdd = !screen.noun.isFixed;
  const isNowhere = asked !== undefined && !opened && (asked === added ? !canAdd : !record);

  if (opened && opened.id !== asked) {
    setFocusOn((control) => control ?? controlOf(opened.id));
    setOpened(undefined);
    if (!asked) setDraft(undefined);
  } else if (asked !== undefined && !opened && !isNowhere && (asked === added || !isFetching)) {
    setFocusOn(undefined);
    setOpened({ id: asked, record, key: asked });
  }

  useEffect(() => {
    if (error) showToast({ text: error.message, isError: true });
    else if (!isNowhere || !isRead || isFetching) return;
    changeAddress({ query: { edit: undefined } });
  }, [isNowhere, isRead, isFetching, error]);

  function open(id: string, from: Row | undefined) {
    setFocusOn(undefined);
    setOpened({ id, record: from, key: id });
    changeAddress({ query: { edit: id }, isStep: true });
  }

  /** A record that is listed in part opens once it is read. */
  function openListed(from: Listed) {
    if (!screen.actions.find) return open(from.id, from as StoredRecord as Row);
    setFocusOn(controlOf(from.id));
    changeAddress({ query: { edit: from.id }, isStep: true });
  }

  return {
    opened,
    /** While a record that is listed in part is being read. */
    isOpening: !opened && isAlone && isFetching,
    draft: draft?.key === opened?.key ? draft?.from : undefined,
    /** As the palette was asked for it. */
    givenName: asked === added ? entryText : '',
    /** The record of a draft is known once the list is fetched. */
    canContinue: records !== undefined,
    /** The control to focus when the list is shown again. */
    focusOn,
    setFocusOn,
    add: () => open(added, undefined),
    edit: openListed,
    openWhole: (from: Row) => open(from.id, from),
    /** Keeps the form open over what was saved, also after a reload. */
    keep: (saved: Row) => {
      setOpened((form) => ({ key: saved.id, ...form, id: saved.id, record: saved }));
      changeAddress({ query: { edit: saved.id } });
    },
    /** Continues with a draft; of a record that was deleted, in the form of a new one. */
    continueWith: (from: AutosavedDraft) => {
      const present = records?.find(({ id }) => id === from.recordId);
      setDraft({ from, key: present?.id ?? added });
      if (present) openListed(present);
      else open(added, undefined);
    },
    close: (control?: string) => {
      setFocusOn(control);
      if (isOnStep()) history.back();
      else changeAddress({ query: { edit: undefined } });
    },
  };
}

/** The record of an address: whole from the list, or else read for itself each time that it is opened. */
function useAsked<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
  asked: string | undefined,
) {
  const { noun, actions } = screen;
  const { find } = actions;
  const isAlone = find !== undefined && asked !== undefined && asked !== added;
  const list = useRecords(screen, asked !== undefined && !isAlone);
  const read = useRead();
  const alone = useQuery({
    queryKey: [noun.name, 'whole', asked],
    queryFn: isAlone ? () => read(find, { ids: [asked] }, noun.errors.fetch) : skipToken,
    gcTime: 0,
  });
  const { data: records } = list;
  if (!isAlone) {
    const record = records?.find(({ id }) => id === asked) as StoredRecord as Row | undefined;
    return {
      records,
      record,
      isRead: list.isSuccess,
      isFetching: list.isFetching,
      isAlone,
      error: null,
    };
  }
  const { data, isSuccess, isFetching, error } = alone;
  return { records, record: data?.[0], isRead: isSuccess, isFetching, isAlone, error };
}

function controlOf(id: string) {
  return id === added ? 'add' : `edit-${id}`;
}
