import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { addLabel } from '../../model/noun.ts';
import type { Member } from '../../model/rights.ts';
import { permittedActions, nounFor, writtenBy } from './screen-for-member.ts';
import { useMember } from './member-context.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { AdminProvider } from './AdminProvider.tsx';
import styles from './AdminScreen.module.css';
import { DraftsOfList } from '../autosave/DraftsOfList.tsx';
import { useOpenForm } from '../forms/useOpenForm.ts';
import { showPublicAddress } from './frame.ts';
import { Loading } from '../feedback/Loading.tsx';
import { RecordNotes } from '../notes/NoteButtons.tsx';
import { FormNotes } from '../notes/FormNotes.tsx';
import { Bin } from '../lists/bin/Bin.tsx';
import { InlineList } from '../lists/InlineList.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import type { ScreenOfNoun } from './screen.ts';
import { PreviewSlot } from '../preview/preview-slot.ts';
import { openBin, useIsInBin } from '../lists/bin/useBin.ts';
import { makeSelection } from '../lists/bulk/selection.ts';
import { useDuplicate } from '../lists/useDuplicate.ts';
import { fullListQuery } from '../lists/views/useListView.ts';
import { showSaved } from '../lists/useRecordList.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { useSavedToast } from './useSavedToast.ts';
import { showToast } from '../feedback/Toasts.tsx';
import { changeAddress, useAddress } from '../browser/useAddress.ts';
import { publishingActions } from '../publishing/publishing-actions.ts';
import { savedToast } from '../publishing/saved-toast.ts';
import { withStateColumns } from '../publishing/state-column.tsx';

type AdminScreenProps<Row extends StoredRecord, Listed extends StoredRecord> = Omit<
  ScreenOfNoun<Row, Listed>,
  'getName'
> & {
  member: Member;
  /** Overrides the name column of the noun. */
  getName?: (record: Row | Listed) => string;
};

/** The complete screen of a noun, with its providers. */
export function AdminScreen<Row extends StoredRecord, Listed extends StoredRecord>({
  member,
  ...screen
}: AdminScreenProps<Row, Listed>) {
  const [actions] = useState(() => permittedActions(screen, member));
  const [noun] = useState(() => nounFor(screen.noun, member));
  const [previewElement, setPreviewElement] = useState<HTMLElement | null>(null);
  const [getName] = useState(() => screen.getName ?? nameIn(screen.noun.nameIn));
  const [columns] = useState(() => {
    const languages = screen.languages?.column;
    if (screen.noun.hasDrafts) return withStateColumns(screen.columns, languages);
    return languages ? [...screen.columns, languages] : screen.columns;
  });
  return (
    <AdminProvider member={member}>
      <PreviewSlot value={previewElement}>
        <div className={styles.screen} data-wide>
          <div
            className={styles.column}
            onPointerOver={screen.Form.prepare}
            onFocus={screen.Form.prepare}
          >
            <LanguagesOfRecords {...screen}>
              <ListNotes {...screen}>
                <Records
                  {...screen}
                  noun={noun}
                  actions={actions}
                  columns={columns}
                  getName={getName}
                />
              </ListNotes>
            </LanguagesOfRecords>
          </div>
          <div className={styles.beside} ref={setPreviewElement} />
        </div>
      </PreviewSlot>
    </AdminProvider>
  );
}

type LanguagesOfRecordsProps = {
  noun: ScreenOfNoun<never, never>['noun'];
  languages?: ScreenOfNoun<never, never>['languages'];
  children: ReactNode;
};

function LanguagesOfRecords({ noun, languages, children }: LanguagesOfRecordsProps) {
  return languages ? <languages.List noun={noun}>{children}</languages.List> : children;
}

type ListNotesProps = Pick<ScreenOfNoun<never, never>, 'noun' | 'notes'> & {
  children: ReactNode;
};

function ListNotes({ noun, notes, children }: ListNotesProps) {
  return notes ? <notes.List noun={noun}>{children}</notes.List> : children;
}

function nameIn(column: string) {
  return (record: object) => {
    const name = new Map<string, unknown>(Object.entries(record)).get(column);
    return typeof name === 'string' && name !== '' ? name : 'Untitled';
  };
}

/** The list of a noun's records, or the form of one of them. */
function Records<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const { noun, actions, getName, inline, languages, Form } = screen;
  const {
    opened,
    isOpening,
    draft,
    canContinue,
    focusOn,
    setFocusOn,
    initialName,
    ...formActions
  } = useOpenForm(screen);
  const { add, edit, openFull, openSaved, continueWith, close } = formActions;
  const { query } = useAddress();
  const language = languages?.others.find(({ path }) => path === query.get('language'));
  const isInBin = useIsInBin();
  const [selection] = useState(makeSelection);
  const isWritten = writtenBy(useMember(), noun) !== undefined;
  const copy = useDuplicate(screen, openFull);
  const client = useQueryClient();
  const showSavedToast = useSavedToast(screen);
  const isFixed = opened?.record !== undefined && screen.isFixed?.(opened.record) === true;
  const isVisible = opened?.record?.publication?.isPublic ?? true;
  const back = screen.back && { text: `Back to ${noun.title}`, address: '?' };
  const publicAddress = opened?.record && isVisible && screen.publicAddress?.(opened.record);

  useEffect(() => showPublicAddress(publicAddress || undefined), [publicAddress]);

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
          changeAddress({ query: { ...fullListQuery, bin: undefined } });
        }}
      />
    );
  }
  if (!isWritten) return <RecordList {...screen} focusOn={undefined} selection={selection} />;
  const edited = opened?.record;
  const tabs = languages && edited && (
    <languages.Tabs noun={noun} recordId={edited.id} record={edited} chosen={language?.path} />
  );
  if (languages && language && edited) {
    return (
      <div key={language.path} className={styles.form}>
        <FormNotes notes={screen.notes} noun={noun} recordId={edited.id} locale={language.locale}>
          <ScreenHead
            title={`${getName(edited)} in ${language.label}`}
            takesFocus
            back={back}
            aside={<RecordNotes />}
          />
          <languages.Form
            noun={noun}
            recordId={edited.id}
            name={getName(edited)}
            language={language}
            tabs={tabs}
            publicAddress={publicAddress || undefined}
            onCancel={() => close()}
            onSaved={() => close()}
          />
        </FormNotes>
      </div>
    );
  }
  if (language && query.has('edit') && !opened)
    return <Loading>{`Loading ${noun.one}...`}</Loading>;
  if (inline) {
    return (
      <InlineList
        {...screen}
        inline={inline}
        focusOn={focusOn}
        onOpenBin={openTheBin}
        selection={selection}
      />
    );
  }
  if (isOpening) return <Loading>{`Loading ${noun.one}...`}</Loading>;
  if (!opened) {
    return (
      <RecordList
        {...screen}
        above={
          <>
            {screen.above}
            {canContinue && (
              <DraftsOfList noun={noun} onContinue={(saved) => void continueWith(saved)} />
            )}
          </>
        }
        below={languages && <languages.Legend />}
        focusOn={focusOn}
        onAdd={add}
        onEdit={edit}
        onDuplicate={copy}
        onOpenBin={openTheBin}
        selection={selection}
      />
    );
  }
  const { record, key } = opened;
  return (
    <div className={styles.form}>
      <FormNotes notes={screen.notes} noun={noun} recordId={record?.id}>
        <ScreenHead
          title={record ? `Edit ${getName(record)}` : addLabel(noun)}
          takesFocus
          back={back}
          aside={<RecordNotes />}
        />
        <Form
          key={key}
          mode="form"
          noun={noun}
          record={record}
          name={record && getName(record)}
          tabs={tabs}
          initialName={record ? undefined : initialName}
          save={actions.save}
          saveError={noun.errors.save}
          history={actions.history}
          publishing={publishingActions(isFixed ? { ...actions, unpublish: undefined } : actions)}
          draft={draft}
          onDuplicate={copy && record && !isFixed ? () => copy(record) : undefined}
          onCancel={() => close()}
          onSavedInPlace={(saved) => {
            void showSaved(client, screen, saved);
            openSaved(saved);
            showToast(savedToast(screen, saved, record));
          }}
          onSaved={(saved, isLeft, entryId) => {
            showSavedToast(saved, record, entryId);
            if (!isLeft) close(record ? undefined : `edit-${saved.id}`);
          }}
        />
      </FormNotes>
    </div>
  );
}
