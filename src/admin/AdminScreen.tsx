import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { capitalised } from '../lib/capitalised.ts';
import type { StoredRecord } from './actions.ts';
import { DraftsOfList } from './autosave/DraftsOfList.tsx';
import { useOpenForm } from './forms/useOpenForm.ts';
import { showPublicAddress } from './frame.ts';
import { Bin } from './lists/Bin.tsx';
import { InlineList } from './lists/InlineList.tsx';
import { RecordList } from './lists/RecordList.tsx';
import type { ScreenOfNoun } from './screen.ts';
import { openBin, useIsInBin } from './lists/useBin.ts';
import { wholeList } from './lists/useListView.ts';
import { showSaved } from './lists/useRecordList.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { showToast } from './Toasts.tsx';
import { changeAddress } from './useAddress.ts';
import { viewOf } from './view-of.ts';

/** The list of a noun's records, or the form of one of them. */
export function AdminScreen<Row extends StoredRecord, Listed extends Row>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { words, actions, errors, nameOf, inline, Form } = screen;
  const { opened, draft, canContinue, focusOn, setFocusOn, add, edit, continueWith, close } =
    useOpenForm(screen);
  const isInBin = useIsInBin();
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
            {canContinue && <DraftsOfList noun={words.one} onContinue={continueWith} />}
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
          showToast({ text: `${capitalised(words.one)} saved`, link: viewOf(screen, saved) });
          if (!isLeft) close(`edit-${saved.id}`);
        }}
      />
    </>
  );
}
