import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { ScreenOfNoun } from '../screen.ts';
import { Alert } from '../Alert.tsx';
import { ActionFailure, type Kept } from '../actions.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { DraftsOfList } from '../drafts/DraftsOfList.tsx';
import { makeId } from '../forms/make-id.ts';
import { useAction } from '../SignInAgain.tsx';
import { useToast } from '../Toaster.tsx';
import { changeAddress } from '../useAddress.ts';
import { focusFirst } from '../useFocusLater.ts';
import { viewOf } from '../view-of.ts';
import styles from './RecordList.module.css';
import { RecordList } from './RecordList.tsx';
import { wholeList } from './useListView.ts';
import { showSaved, useRecords } from './useRecordList.ts';

type InlineListProps<Row extends Kept, Listed extends Row> = ScreenOfNoun<Row, Listed> &
  Pick<Required<ScreenOfNoun<Row, Listed>>, 'inline'> &
  Omit<ComponentProps<typeof RecordList<Row, Listed>>, 'onAdd' | 'onEdit' | 'written'>;

type Opened<Listed> = { record: Listed; draft?: Draft };

/** The list of a noun whose records are written in their rows. A new one is there at once, and opens. */
export function InlineList<Row extends Kept, Listed extends Row>(
  props: InlineListProps<Row, Listed>,
) {
  const { words, actions, errors, nameOf, inline, Form, above } = props;
  const call = useAction();
  const client = useQueryClient();
  const tell = useToast();
  const isAdding = useRef(false);
  const newId = useRef(makeId());
  const [failure, setFailure] = useState<string>();
  const [written, setWritten] = useState<readonly Opened<Listed>[]>([]);
  const { data: present } = useRecords(props);
  const list = { queryKey: [words.many], exact: true };

  function open(record: Listed, draft?: Draft) {
    setWritten((others) => [...others, draft ? { record, draft } : { record }]);
  }

  /** What was typed of a record that is gone is of a new one. */
  function goOn(draft: Draft) {
    const record = present?.find(({ id }) => id === draft.recordId);
    if (record) open(record, draft);
    else void add(draft);
  }

  async function add(draft?: Draft) {
    if (isAdding.current) return;
    isAdding.current = true;
    setFailure(undefined);
    try {
      const asked = { id: newId.current ?? null };
      const answer = await call(inline.create, asked, inline.createError);
      newId.current = makeId();
      if (answer.outcome !== 'done') throw new ActionFailure(inline.createError);
      changeAddress({ query: wholeList });
      await client.invalidateQueries(list);
      const records = client.getQueryData<Listed[]>(list.queryKey) ?? [];
      const added = records.find(({ id }) => id === answer.record.id);
      if (!added) return;
      const { id, revision } = added;
      open(added, draft && { ...draft, recordId: id, revision });
    } catch {
      setFailure(inline.createError);
    } finally {
      isAdding.current = false;
    }
  }

  function close(id: string) {
    flushSync(() => setWritten((rows) => rows.filter(({ record }) => record.id !== id)));
    focusFirst(`edit-${id}`);
  }

  async function show(saved: Row, { id }: Listed, isLeft: boolean) {
    const isShown = showSaved(client, props, saved);
    if (!isLeft) close(id);
    tell({ text: `${nameOf(saved)} saved`, link: viewOf(props, saved) });
    await isShown;
    // A row that has moved to its new place has lost the focus.
    if (!isLeft && document.activeElement === document.body) focusFirst(`edit-${saved.id}`);
  }

  return (
    <RecordList
      {...props}
      above={
        <>
          {failure && (
            <div className={styles.failure}>
              <Alert>{failure}</Alert>
            </div>
          )}
          {above}
          {present && written.length === 0 && <DraftsOfList noun={words.one} onContinue={goOn} />}
        </>
      }
      onAdd={() => void add()}
      onEdit={(record) => open(record)}
      written={written.map(({ record, draft }) => ({
        record,
        form: (
          <section aria-label={`Edit ${nameOf(record)}`}>
            <Form
              mode="form"
              noun={words.one}
              record={record}
              name={nameOf(record)}
              save={actions.save}
              saveError={errors.save}
              history={actions.history}
              draft={draft}
              onCancel={() => close(record.id)}
              onSaved={(saved, isLeft) => void show(saved, record, isLeft)}
            />
          </section>
        ),
      }))}
    />
  );
}
