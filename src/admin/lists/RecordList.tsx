import { Button } from '@mantine/core';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
  type ComponentProps,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { MoreMenu } from '../controls/ButtonMenu.tsx';
import { notUndone, undoChanges } from '../actions/undo-changes.ts';
import type { ScreenOfNoun } from '../frame/screen.ts';
import { isInOrder, type StoredRecord, type Where } from '../actions/actions.ts';
import { addLabel } from '../../model/noun.ts';
import { Loading } from '../feedback/Loading.tsx';
import { ScreenHead } from '../frame/ScreenHead.tsx';
import { focusFirst, useFocusLater } from '../browser/useFocusLater.ts';
import { BinLink } from './bin/BinLink.tsx';
import { DeleteDialogs } from './bin/DeleteDialogs.tsx';
import { NoRecords, NothingFound } from './EmptyList.tsx';
import { ListTools } from './ListTools.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ListViews } from './views/ListViews.tsx';
import { MoveToDialog } from './order/MoveToDialog.tsx';
import { OrderedRows } from './order/OrderedRows.tsx';
import { findBulkActions } from './bulk/bulk-actions.ts';
import { RecordTable, type EditedRow } from './table/RecordTable.tsx';
import type { Selection } from './bulk/selection.ts';
import { useBin } from './bin/useBin.ts';
import { useMany } from './bulk/useMany.ts';
import { useRecordList } from './useRecordList.ts';
import { useRowActions } from './table/useRowActions.ts';
import { useSelectAll } from './bulk/useSelectAll.ts';
import { useVisibleRecords } from './useVisibleRecords.ts';
import { controlsToFocus, formAddress, previewAddress } from './table/row-controls.ts';
import { useKeyboardReorder } from './order/useKeyboardReorder.ts';
import { ListFailure } from './ListFailure.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { ManyReported } from './bulk/ManyReported.tsx';
import styles from './RecordList.module.css';
import { useNear } from '../browser/useNear.ts';

type RecordListProps<Row extends StoredRecord, Listed extends StoredRecord> = ScreenOfNoun<
  Row,
  Listed
> & {
  /** The control to focus once the list is rendered. */
  focusOn: string | undefined;
  /** The following are undefined for read-only members. */
  onAdd?: (() => void) | undefined;
  onEdit?: ((record: Listed) => void) | undefined;
  /** Undefined if records cannot be copied. */
  onDuplicate?: ((record: Listed) => void) | undefined;
  onOpenBin?: (() => void) | undefined;
  selection: Selection;
  /** The records being edited in their rows. */
  edited?: readonly EditedRow<Listed>[];
};

const noRows: never[] = [];

export function RecordList<Row extends StoredRecord, Listed extends StoredRecord>(
  props: RecordListProps<Row, Listed>,
) {
  const { noun, actions, columns, getName, above, onAdd, onEdit, onOpenBin } = props;
  const { edited = noRows, selection } = props;
  const [toDelete, setToDelete] = useState<Listed>();
  const [toMove, setToMove] = useState<Listed>();
  const list = useRecordList(props);
  const { records, hasAllRecords, loadTo } = list;
  const extent = hasAllRecords ? undefined : list.extent;
  const getPreviewUrl = noun.hasDrafts ? previewAddress(noun) : undefined;
  const getFormUrl = props.inline ? undefined : formAddress;
  const getRecordUrl = onEdit ? getFormUrl : getPreviewUrl;
  const orderedRecords = useMemo(() => records?.filter(isInOrder) ?? noRows, [records]);
  const binCount = useBin(props).data?.length ?? 0;
  const { view, foundIds, visible, isComplete } = useVisibleRecords(props, records);
  const bulk = useMany<Row, Listed>(props, selection, list.change);
  const bulkActions = findBulkActions(actions);
  const isPlain = view.search === '' && !view.sort && !view.state;
  const selectAll = useSelectAll({ selection, hasAllRecords, loadTo });
  // A search, a sort, a state and a new position concern all records, and so does a control of a row further down.
  const wantsAll = !isPlain || toMove !== undefined || isFurtherDown(props.focusOn, records);
  const isMissing = records !== undefined && wantsAll && !hasAllRecords && !list.error;
  useEffect(() => {
    if (isMissing) void loadTo(Infinity);
  }, [isMissing, loadTo]);
  const isSettled = !list.isFetching && !list.isBusy && isComplete;
  // A saved record may no longer match the search.
  const focusLater = useFocusLater(isSettled, ...(props.focusOn ? [props.focusOn, 'search'] : []));
  const takenRow = useKeyboardReorder<Listed>({
    show: list.show,
    move: list.move,
    say: list.say,
    records: orderedRecords,
    getName,
    isBusy: list.isBusy || list.isFetching,
  });
  const rowActions = useRowActions<Listed>({
    move: actions.move && move,
    moveTo: setToMove,
    press: takenRow.press,
    putBack: takenRow.putBack,
    edit: onEdit,
    getUrl: getRecordUrl,
    getPreviewUrl,
    duplicate: props.onDuplicate,
    unpublish: actions.unpublishMany && ((record) => bulk.act('unpublish', [record])),
    isFixed: props.isFixed,
    selection: bulkActions.length > 0 ? selection : undefined,
    remove: actions.remove && setToDelete,
  });
  useLayoutEffect(() => selection.show(foundIds), [selection, foundIds]);
  const isEmpty = records?.length === 0 && edited.length === 0;

  const addButton = !noun.isFixed && onAdd && (
    <Button leftSection={<AdminIcon name="add" />} data-focus="add" onClick={onAdd}>
      {addLabel(noun)}
    </Button>
  );

  return (
    <>
      <ScreenHead
        title={noun.title}
        back={props.back}
        aside={
          <>
            {actions.deleted && onOpenBin && <BinLink count={binCount} onOpen={onOpenBin} />}
            {props.reorder && actions.move && !isEmpty && (
              <MoreMenu
                label={`More actions for ${noun.many}`}
                items={[{ label: props.reorder.label, run: () => reorder(props.reorder) }]}
              />
            )}
          </>
        }
      >
        {!isEmpty && addButton}
      </ScreenHead>
      {above}
      <ListMessages
        isConnectionLost={list.isConnectionLost}
        failure={list.failure}
        loadFailure={list.error?.message}
        isListed={records !== undefined}
        onAgain={list.reload}
        report={bulk.report}
        getUrl={getRecordUrl}
        onDismiss={bulk.dismiss}
      />
      {content()}
      <BulkBar
        records={records ?? noRows}
        foundIds={foundIds}
        foundCount={isPlain && extent ? extent.total : foundIds.length}
        onSelectAll={selectAll}
        getName={getName}
        noun={noun}
        selection={selection}
        isBusy={list.isBusy}
        actions={bulkActions}
        isFixed={props.isFixed}
        onAction={bulk.act}
        findAdvice={props.findAdvice}
      />
      <p className="sr" role="status">
        {list.said}
      </p>
      {toMove && (
        <MoveToDialog
          name={getName(toMove)}
          place={orderedRecords.findIndex(({ id }) => id === toMove.id) + 1}
          count={extent?.placed ?? orderedRecords.length}
          onCancel={() => setToMove(undefined)}
          onMove={(position) => {
            flushSync(() => setToMove(undefined));
            move(toMove, { position });
          }}
        />
      )}
      <DeleteDialogs
        noun={noun}
        getName={getName}
        Form={props.Form}
        RefusedDeletion={props.RefusedDeletion}
        toDelete={toDelete}
        newer={list.newer}
        refused={list.refused}
        isBusy={list.isBusy}
        onCancel={() => setToDelete(undefined)}
        onConflictClose={list.closeConflict}
        onRefusalClose={list.closeRefusal}
        onDelete={(record) =>
          list.remove(record, {
            onAnswer: () => setToDelete(undefined),
            onRestored: (id) => focusLater(`edit-${id}`),
          })
        }
      />
    </>
  );

  function move(record: Listed, where: Where) {
    if (list.isFetching) return;
    const isMoved = flushSync(() => list.move(record, where));
    if (!isMoved) return;
    // An element that is moved in the DOM or disabled loses the focus.
    focusFirst(...controlsToFocus(where).map((control) => `${control}-${record.id}`));
  }

  function reorder(order: typeof props.reorder) {
    if (!order || list.isBusy || list.isFetching) return;
    void list.change(async (send) => {
      const { entryIds } = await send(order.action, undefined, noun.errors.reorder);
      if (entryIds.length === 0) return order.nothing;
      const undo = undoChanges({
        action: props.undo,
        entryIds,
        errorMessage: noun.errors.reorder,
        report: ({ refused: [refused] }) => (refused ? notUndone(refused.why) : order.undone),
      });
      return { text: order.done, undo };
    });
  }

  function content(): ReactNode {
    if (!records) return list.error ? null : <Loading>{`Loading ${noun.many}...`}</Loading>;
    const empty = { many: noun.many, hint: props.emptyHint, binCount };
    if (isEmpty) return <NoRecords {...empty}>{addButton}</NoRecords>;
    const isFound = foundIds.length > 0;
    return (
      <>
        <ListTools
          view={view}
          one={noun.one}
          many={noun.many}
          total={extent?.total ?? records.length}
          sortable={columns.filter(({ sortBy }) => sortBy).map(({ title }) => title)}
          countText={
            view.search && hasAllRecords ? `${foundIds.length} of ${records.length} found` : ''
          }
          isOrderHeld={actions.move !== undefined && !isPlain && isFound}
        >
          {noun.hasDrafts && (
            <ListViews
              {...{ screen: props, records, extent, view }}
              canSave={isFound || !hasAllRecords}
            />
          )}
        </ListTools>
        {!isFound && !hasAllRecords && !list.error ? (
          <Loading>{`Loading ${noun.many}...`}</Loading>
        ) : !isFound && edited.length === 0 ? (
          <NothingFound many={noun.many} view={view} />
        ) : (
          <OrderedRows<Listed>
            isOrdered={actions.move !== undefined}
            items={orderedRecords}
            visibleRecords={visible}
            isHeld={!isPlain}
            edited={edited}
            getName={getName}
            isBusy={list.isBusy}
            onDrop={(record, position) => list.move(record, { position })}
            onAnnounce={list.say}
          >
            <RecordTable
              title={noun.title}
              columns={columns}
              records={records}
              visibleRecords={visible}
              foundIds={foundIds}
              hasAllRecords={hasAllRecords}
              placed={extent?.placed}
              onSelectAll={selectAll}
              getName={getName}
              rowActions={rowActions}
              sort={view.sort}
              isOrderHeld={!isPlain}
              isBusy={!isSettled}
              edited={edited}
            />
          </OrderedRows>
        )}
        {isFound && props.below}
        {extent && isPlain && isComplete && (
          <MoreRecords key={records.length} onNear={() => void loadTo(records.length + 1)} />
        )}
      </>
    );
  }
}

/** True for the control of a row that is not fetched yet. */
function isFurtherDown(focusOn: string | undefined, records: readonly StoredRecord[] | undefined) {
  const id = focusOn && /^(?:edit|name)-(.+)/.exec(focusOn)?.[1];
  return id !== undefined && records !== undefined && !records.some((record) => record.id === id);
}

type ListMessagesProps = ComponentProps<typeof ManyReported> & {
  isConnectionLost: boolean;
  /** The error of the last change. */
  failure: string | undefined;
  /** The error of loading the list. */
  loadFailure: string | undefined;
  /** True if an older list is visible below. */
  isListed: boolean;
  onAgain: () => void;
};

/** The errors of a list, shown above it. */
function ListMessages(props: ListMessagesProps) {
  const { isConnectionLost, failure, loadFailure, isListed, onAgain, ...report } = props;
  return (
    <>
      {isConnectionLost && (
        <p className={styles.connection} role="status">
          Connection lost. Trying again…
        </p>
      )}
      <ListFailure message={failure} />
      <ManyReported {...report} />
      {loadFailure && (
        <LoadFailure
          message={loadFailure}
          className={isListed ? styles.brief : undefined}
          onAgain={onAgain}
        />
      )}
    </>
  );
}

/** The end of a list whose further records are fetched when it comes near. */
function MoreRecords({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end);

  useEffect(() => {
    if (isNear) onNear();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each end.
  }, [isNear]);

  return <div ref={end} />;
}
