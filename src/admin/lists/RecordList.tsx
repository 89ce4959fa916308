import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AdminIcon } from '../AdminIcon.tsx';
import type { ScreenOfNoun } from '../screen.ts';
import type { StoredRecord, Where } from '../actions.ts';
import { addLabel } from '../../lib/noun.ts';
import { Loading } from '../Loading.tsx';
import { ScreenHead } from '../ScreenHead.tsx';
import { focusFirst, useFocusLater } from '../useFocusLater.ts';
import { BinLink } from './BinLink.tsx';
import { DeleteDialogs } from './DeleteDialogs.tsx';
import { NoRecords, NothingFound } from './EmptyList.tsx';
import { ListTools } from './ListTools.tsx';
import { ListFailure } from './ListFailure.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { OrderByDrag } from './OrderByDrag.tsx';
import { dragHint } from './RowOrder.tsx';
import styles from './RecordList.module.css';
import { RecordTable, type EditedRow } from './RecordTable.tsx';
import { useBin } from './useBin.ts';
import { useRecordList } from './useRecordList.ts';
import { useRowActs } from './useRowActs.ts';
import { useShownRecords } from './useShownRecords.ts';
import { useTakenRow } from './useTakenRow.ts';

type RecordListProps<Row extends StoredRecord, Listed extends Row> = ScreenOfNoun<Row, Listed> & {
  /** The control to focus once the list is shown. */
  focusOn: string | undefined;
  onAdd: () => void;
  onEdit: (record: Listed) => void;
  onOpenBin: () => void;
  /** The records being edited in their rows. */
  edited?: readonly EditedRow<Listed>[];
};

const none: never[] = [];

export function RecordList<Row extends StoredRecord, Listed extends Row>(
  props: RecordListProps<Row, Listed>,
) {
  const { noun, actions, columns, nameOf, above, onAdd, onEdit, onOpenBin } = props;
  const { edited = none } = props;
  const [asked, setAsked] = useState<Listed>();
  const list = useRecordList(props);
  const { records } = list;
  const binCount = useBin(props).data?.length ?? 0;
  const { view, foundCount, shown, isComplete } = useShownRecords(props, records);
  const isSettled = !list.isFetching && !list.isBusy && isComplete;
  // A saved record may no longer match the search.
  const focusLater = useFocusLater(isSettled, ...(props.focusOn ? [props.focusOn, 'search'] : []));
  const taken = useTakenRow<Listed>({
    ...list,
    records: records ?? none,
    nameOf,
    isBusy: list.isBusy || list.isFetching,
  });
  const acts = useRowActs<Listed>({
    move: actions.move && move,
    ...taken,
    edit: onEdit,
    addressOf: props.inline ? undefined : formAddress,
    remove: actions.remove && setAsked,
  });
  const isEmpty = records?.length === 0 && edited.length === 0;

  const addButton = !noun.isFixed && (
    <Button leftSection={<AdminIcon name="add" />} data-focus="add" onClick={onAdd}>
      {addLabel(noun)}
    </Button>
  );

  return (
    <>
      <ScreenHead title={noun.title}>
        {actions.deleted && <BinLink count={binCount} onOpen={onOpenBin} />}
        {!isEmpty && addButton}
      </ScreenHead>
      {above}
      {list.isConnectionLost && (
        <p className={styles.connection} role="status">
          Connection lost. Trying again…
        </p>
      )}
      <ListFailure message={list.failure} />
      {list.error && (
        <LoadFailure
          message={list.error.message}
          className={records && styles.brief}
          onAgain={list.reload}
        />
      )}
      {content()}
      <p className="sr" role="status">
        {list.said}
      </p>
      <DeleteDialogs
        {...props}
        asked={asked}
        newer={list.newer}
        refused={list.refused}
        isBusy={list.isBusy}
        onCancel={() => setAsked(undefined)}
        onKeepNewer={list.keepNewer}
        onKeepRefused={list.keepRefused}
        onDelete={(record) =>
          list.remove(record, {
            onAnswer: () => setAsked(undefined),
            onRestored: ({ id }) => focusLater(`edit-${id}`),
          })
        }
      />
    </>
  );

  function move(record: Listed, where: Where) {
    if (list.isFetching) return;
    const isMoved = flushSync(() => list.move(record, where));
    if (!isMoved) return;
    // An element that moves in the page, or is disabled, loses the focus.
    focusFirst(...controlsOf(where).map((control) => `${control}-${record.id}`));
  }

  function inOrder(table: ReactNode) {
    if (!actions.move) return table;
    return (
      <OrderByDrag
        items={records ?? none}
        nameOf={nameOf}
        isBusy={list.isBusy}
        onDrop={(record, position) => list.move(record, { position })}
        onSay={list.say}
      >
        <p id={dragHint} hidden>
          Press Space to take it, the arrow keys to move it, Space again to leave it there, Escape
          to put it back.
        </p>
        {table}
      </OrderByDrag>
    );
  }

  function content(): ReactNode {
    if (!records) return list.error ? null : <Loading>{`Loading ${noun.many}...`}</Loading>;
    if (isEmpty) {
      return (
        <NoRecords many={noun.many} hint={props.emptyHint} binCount={binCount}>
          {addButton}
        </NoRecords>
      );
    }
    const isWhole = view.search === '' && !view.sort;
    return (
      <>
        <ListTools
          view={view}
          many={noun.many}
          sortable={columns.filter(({ sortBy }) => sortBy).map(({ title }) => title)}
          found={view.search && `${foundCount} of ${records.length} found`}
          isOrderHeld={actions.move !== undefined && !isWhole && foundCount > 0}
        />
        {foundCount === 0 && edited.length === 0 ? (
          <NothingFound many={noun.many} search={view.search} />
        ) : (
          inOrder(
            <RecordTable
              title={noun.title}
              columns={columns}
              records={records}
              shown={shown}
              nameOf={nameOf}
              acts={acts}
              sort={view.sort}
              isOrderHeld={!isWhole}
              isBusy={!isSettled}
              edited={edited}
            />,
          )
        )}
      </>
    );
  }
}

function formAddress({ id }: { id: string }) {
  return `?edit=${id}`;
}

/** The control that was pressed, and the one to focus instead when it is disabled at the end of the list. */
function controlsOf(where: Where) {
  if ('position' in where) return ['top', 'down'];
  return where.direction === 'up' ? ['up', 'down'] : ['down', 'up'];
}
