import { useEffect, useState } from 'react';
import type { ScreenOfNoun } from '../screen.ts';
import type { StoredRecord } from '../actions.ts';
import type { AutosavedDraft } from '../autosave/autosaved-drafts.ts';
import { useRecords } from '../lists/useRecordList.ts';
import { changeAddress, isOnStep, useAddress } from '../useAddress.ts';

const added = 'new';

/**
 * The open form, from the page's address: `?edit=` with the id of a record, or `new`. Its record stays as it was
 * when the form was opened, even if the list changes.
 */
export function useOpenForm<Row extends StoredRecord, Listed extends Row>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { query, entryText } = useAddress();
  const asked = query.get('edit') ?? undefined;
  const [opened, setOpened] = useState<{ id: string; record: Listed | undefined; key: string }>();
  const [draft, setDraft] = useState<AutosavedDraft>();
  const [focusOn, setFocusOn] = useState<string>();
  const { data: records, isFetching } = useRecords(screen, asked !== undefined && !opened);
  const record = records?.find(({ id }) => id === asked);
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
    if (isNowhere && records && !isFetching) changeAddress({ query: { edit: undefined } });
  }, [isNowhere, records, isFetching]);

  function open(id: string, from: Listed | undefined) {
    setFocusOn(undefined);
    setOpened({ id, record: from, key: id });
    changeAddress({ query: { edit: id }, isStep: true });
  }

  return {
    opened,
    draft,
    /** As the palette was asked for it. */
    givenName: asked === added ? entryText : '',
    /** The record of a draft is known once the list is fetched. */
    canContinue: records !== undefined,
    /** The control to focus when the list is shown again. */
    focusOn,
    setFocusOn,
    add: () => open(added, undefined),
    edit: (from: Listed) => open(from.id, from),
    /** Keeps the form open over what was saved, also after a reload. */
    keep: (saved: Row) => {
      setOpened((form) => ({ key: saved.id, ...form, id: saved.id, record: saved as Listed }));
      changeAddress({ query: { edit: saved.id } });
    },
    /** Continues with a draft; of a record that was deleted, in the form of a new one. */
    continueWith: (from: AutosavedDraft) => {
      const present = records?.find(({ id }) => id === from.recordId);
      setDraft(from);
      open(present ? present.id : added, present);
    },
    close: (control?: string) => {
      setFocusOn(control);
      if (isOnStep()) history.back();
      else changeAddress({ query: { edit: undefined } });
    },
  };
}

function controlOf(id: string) {
  return id === added ? 'add' : `edit-${id}`;
}
