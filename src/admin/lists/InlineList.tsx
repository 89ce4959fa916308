import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { ScreenOfNoun } from '../frame/screen.ts';
import { ActionFailure, type StoredRecord } from '../actions/actions.ts';
import type { AutosavedDraft } from '../autosave/autosaved-drafts.ts';
import { DraftsOfList } from '../autosave/DraftsOfList.tsx';
import { makeId } from '../forms/make-id.ts';
import { showToast } from '../feedback/Toasts.tsx';
import { changeAddress, useAddress } from '../browser/useAddress.ts';
import { useChange } from '../actions/useChange.ts';
import { RecordNotes } from '../notes/NoteButtons.tsx';
import { FormNotes } from '../notes/FormNotes.tsx';
import { focusFirst } from '../browser/useFocusLater.ts';
import { viewLink } from '../frame/view-link.ts';
import styles from './InlineList.module.css';
import { ListFailure } from './ListFailure.tsx';
import { RecordList } from './RecordList.tsx';
import { openingControl } from './table/row-controls.ts';
import { fullListQuery } from './views/useListView.ts';
import { showSaved } from './useRecordList.ts';
import { useRecords } from './useRecords.ts';

type InlineListProps<Row extends StoredRecord, Listed extends StoredRecord> = ScreenOfNoun<
  Row,
  Listed
> &
  Pick<Required<ScreenOfNoun<Row, Listed>>, 'inline'> &
  Omit<ComponentProps<typeof RecordList<Row, Listed>>, 'onAdd' | 'onEdit' | 'edited'>;

type OpenRecord<Listed> = { record: Listed; control: string; draft?: AutosavedDraft };

/** A list whose records are edited in their rows. A new record is created first, then opened. */
export function InlineList<Row extends StoredRecord, Listed extends StoredRecord>(
  props: InlineListProps<Row, Listed>,
) {
  const { noun, actions, getName, inline, Form, above } = props;
  const client = useQueryClient();
  const newId = useRef(makeId());
  const [openRecords, setOpenRecords] = useState<readonly OpenRecord<Listed>[]>([]);
  const { data: all } = useRecords(props);
  const list = { queryKey: [noun.name], exact: true };

  function open(record: Listed, draft?: AutosavedDraft) {
    const row = { record, control: openingControl(record.id) };
    setOpenRecords((others) => [...others, draft ? { ...row, draft } : row]);
  }

  const { query } = useAddress();
  const editId = query.get('edit');

  const [linkedId, setLinkedId] = useState<string | null>(null);

  // A link to a record opens its row. The URL does not keep which rows are open.
  if (editId !== null && editId !== linkedId && all) {
    const record = all.find(({ id }) => id === editId);
    setLinkedId(editId);
    if (record) open(record);
  }
  useEffect(() => {
    if (linkedId !== null) changeAddress({ query: { edit: undefined } });
  }, [linkedId]);

  /** A draft of a record that no longer exists becomes a new record. */
  function continueWith(draft: AutosavedDraft) {
    const record = all?.find(({ id }) => id === draft.recordId);
    if (record) open(record, draft);
    else add(draft);
  }

  const adding = useChange({ keys: [], failsIn: 'place' });

  function add(draft?: AutosavedDraft) {
    if (adding.isBusy) return;
    void adding.change(async (send) => {
      const input = { id: newId.current ?? null };
      const answer = await send(inline.create, input, inline.createError);
      newId.current = makeId();
      if (answer.outcome !== 'done') throw new ActionFailure(inline.createError);
      changeAddress({ query: fullListQuery });
      await client.invalidateQueries(list);
      const records = client.getQueryData<Listed[]>(list.queryKey) ?? [];
      const newRecord = records.find(({ id }) => id === answer.record.id);
      if (!newRecord) return undefined;
      const { id, revision } = newRecord;
      open(newRecord, draft && { ...draft, recordId: id, revision });
      return undefined;
    });
  }

  function close({ record: { id }, control }: OpenRecord<Listed>) {
    flushSync(() => setOpenRecords((rows) => rows.filter(({ record }) => record.id !== id)));
    focusFirst(control);
  }

  async function show(saved: Row, row: OpenRecord<Listed>, isLeft: boolean) {
    const isRefetched = showSaved(client, props, saved);
    if (!isLeft) close(row);
    showToast({ text: `${getName(saved)} saved`, link: viewLink(props, saved) });
    await isRefetched;
    // A row that moves in the DOM loses the focus.
    if (!isLeft && document.activeElement === document.body) focusFirst(row.control);
  }

  return (
    <RecordList
      {...props}
      above={
        <>
          <ListFailure message={adding.failure} />
          {above}
          {all && openRecords.length === 0 && (
            <DraftsOfList noun={noun} onContinue={continueWith} />
          )}
        </>
      }
      below={props.languages && <props.languages.Legend />}
      onAdd={() => add()}
      onEdit={(record) => open(record)}
      edited={openRecords.map((row) => ({
        record: row.record,
        form: (
          <section className={styles.edited} aria-label={`Edit ${getName(row.record)}`}>
            <h2>{getName(row.record) || `New ${noun.one}`}</h2>
            <FormNotes notes={props.notes} noun={noun} recordId={row.record.id}>
              <RecordNotes />
              <Form
                mode="form"
                noun={noun}
                // Lists with inline editing contain whole records.
                record={row.record as StoredRecord as Row}
                name={getName(row.record)}
                save={actions.save}
                saveError={noun.errors.save}
                history={actions.history}
                draft={row.draft}
                onCancel={() => close(row)}
                onSaved={(saved, isLeft) => void show(saved, row, isLeft)}
              />
            </FormNotes>
          </section>
        ),
      }))}
    />
  );
}
