import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AdminIcon } from './AdminIcon.tsx';
import type { ScreenOfNoun } from './AdminScreen.tsx';
import { Alert } from './Alert.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { DeleteConflict } from './DeleteConflict.tsx';
import type { Kept } from './doors.ts';
import { Loading } from './Loading.tsx';
import type { Direction } from './OrderArrows.tsx';
import styles from './RecordList.module.css';
import { RecordTable } from './RecordTable.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { useFocusLater } from './useFocusLater.ts';
import { useRecordList } from './useRecordList.ts';

type RecordListProps<Row extends Kept, Listed extends Row> = ScreenOfNoun<Row, Listed> & {
  /** The control that has the focus once the list is there. */
  focusOn: string | undefined;
  onAdd: () => void;
  onEdit: (record: Listed) => void;
};

export function RecordList<Row extends Kept, Listed extends Row>(
  props: RecordListProps<Row, Listed>,
) {
  const { words, doors, nameOf, above, onAdd, Form } = props;
  const [asked, setAsked] = useState<Listed>();
  const list = useRecordList(props);
  const focusLater = useFocusLater(!list.isFetching && !list.isBusy, props.focusOn);
  const { records = [], failure } = list;
  const isEmpty = list.records?.length === 0 && !list.error;

  function move(record: Listed, direction: Direction) {
    const other = direction === 'up' ? 'down' : 'up';
    focusLater(`${direction}-${record.id}`, `${other}-${record.id}`);
    void list.move(record, direction);
  }

  function remove(record: Row) {
    void list.remove(record, {
      onAnswer: () => setAsked(undefined),
      onRestored: ({ id }) => focusLater(`edit-${id}`),
    });
  }

  const addButton = words.add && (
    <Button leftSection={<AdminIcon name="add" />} data-focus="add" onClick={onAdd}>
      {words.add}
    </Button>
  );

  return (
    <>
      <ScreenHead title={words.title}>{!isEmpty && addButton}</ScreenHead>
      {above}
      {list.isConnectionLost && (
        <p className={styles.connection} role="status">
          Connection lost. Trying again…
        </p>
      )}
      {failure && (
        <div className={styles.failure}>
          <Alert>{failure}</Alert>
        </div>
      )}
      {content()}
      <p className="sr" role="status">
        {list.said}
      </p>
      {asked && !list.newer && (
        <ConfirmDelete
          noun={words.one}
          name={nameOf(asked)}
          isBusy={list.isBusy}
          onCancel={() => setAsked(undefined)}
          onDelete={() => remove(asked)}
        />
      )}
      {list.newer && (
        <DeleteConflict
          noun={words.one}
          updatedAt={list.newer.newest.updatedAt}
          isBusy={list.isBusy}
          onCancel={list.keepNewer}
          onDelete={() => list.newer && remove(list.newer.newest)}
        >
          <Form
            mode="comparison"
            mine={list.newer.seen}
            theirs={list.newer.newest}
            titles={{ mine: 'When you opened the list', theirs: 'Now' }}
          />
        </DeleteConflict>
      )}
    </>
  );

  function content(): ReactNode {
    if (list.error) {
      return (
        <div className={styles.centred}>
          <Alert takesFocus={false}>Error: {list.error.message}</Alert>
          <Button variant="default" onClick={list.reload}>
            Try again
          </Button>
        </div>
      );
    }
    if (!list.records) return <Loading>{`Loading ${words.many}...`}</Loading>;
    if (isEmpty) {
      return (
        <div className={styles.centred}>
          <p className={styles.empty}>No {words.many} yet</p>
          {words.emptyHint && <p className="muted">{words.emptyHint}</p>}
          {addButton}
        </div>
      );
    }
    return (
      <RecordTable
        {...props}
        records={records}
        isBusy={list.isBusy || list.isFetching}
        onMove={doors.move && move}
        onDelete={doors.remove && setAsked}
      />
    );
  }
}
