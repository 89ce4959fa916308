import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { capitalised } from '../lib/capitalised.ts';
import { addLabel } from '../lib/noun.ts';
import type { StoredRecord } from './actions.ts';
import { AdminProvider } from './AdminProvider.tsx';
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

type AdminScreenProps<Row extends StoredRecord, Listed extends Row> = Omit<
  ScreenOfNoun<Row, Listed>,
  'nameOf'
> & {
  /** Of the signed-in user. */
  email: string;
  /** Where a record is not known by the column that its noun names. */
  nameOf?: (record: Row) => string;
};

/** The screen of a noun, with all that stands around it. */
export function AdminScreen<Row extends StoredRecord, Listed extends Row>({
  email,
  ...screen
}: AdminScreenProps<Row, Listed>) {
  const [actions] = useState(() => actionsOf(screen));
  const [nameOf] = useState(() => screen.nameOf ?? nameIn(screen.noun.nameIn));
  return (
    <AdminProvider email={email}>
      <Records {...screen} actions={actions} nameOf={nameOf} />
    </AdminProvider>
  );
}

/** The actions of a noun alone: Astro's own object has one under every name. */
function actionsOf<Row extends StoredRecord, Listed extends Row>({
  noun,
  actions,
}: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions'>) {
  const { list, save, history, remove, restore, deleted, move } = actions;
  return {
    list,
    save,
    history,
    ...(!noun.isFixed && { remove, restore, deleted }),
    ...(noun.isOrdered && { move }),
  };
}

function nameIn(column: string) {
  return (record: object) => String(new Map<string, unknown>(Object.entries(record)).get(column));
}

/** The list of a noun's records, or the form of one of them. */
function Records<Row extends StoredRecord, Listed extends Row>(screen: ScreenOfNoun<Row, Listed>) {
  const { noun, actions, nameOf, inline, Form } = screen;
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
            {canContinue && <DraftsOfList noun={noun} onContinue={continueWith} />}
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
      <ScreenHead title={record ? `Edit ${nameOf(record)}` : addLabel(noun)} takesFocus />
      <Form
        mode="form"
        noun={noun}
        record={record}
        name={record && nameOf(record)}
        save={actions.save}
        saveError={noun.errors.save}
        history={actions.history}
        draft={draft}
        onCancel={() => close()}
        onSaved={(saved, isLeft) => {
          void showSaved(client, screen, saved);
          showToast({ text: `${capitalised(noun.one)} saved`, link: viewOf(screen, saved) });
          if (!isLeft) close(`edit-${saved.id}`);
        }}
      />
    </>
  );
}
