import { Button } from '@mantine/core';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AdminIcon } from '../AdminIcon.tsx';
import type { ScreenOfNoun } from '../screen.ts';
import { isInOrder, type StoredRecord, type Where } from '../actions.ts';
import { addLabel } from '../../lib/noun.ts';
import { Loading } from '../Loading.tsx';
import { ScreenHead } from '../ScreenHead.tsx';
import { focusFirst, useFocusLater } from '../useFocusLater.ts';
import { BinLink } from './BinLink.tsx';
import { DeleteDialogs } from './DeleteDialogs.tsx';
import { NoRecords, NothingFound } from './EmptyList.tsx';
import { ListTools } from './ListTools.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ListMessages } from './ListMessages.tsx';
import { ListViews } from './ListViews.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { manyActsOf } from './many-acts.ts';
import { RecordTable, type EditedRow } from './RecordTable.tsx';
import type { Selection } from './selection.ts';
import { useBin } from './useBin.ts';
import { useMany } from './useMany.ts';
import { useRecordList } from './useRecordList.ts';
import { useRowActs } from './useRowActs.ts';
import { useShownRecords } from './useShownRecords.ts';
import { controlsOf, formAddress, previewAddress } from './row-controls.ts';
import { useTakenRow } from './useTakenRow.ts';

type RecordListProps<Row extends StoredRecord, Listed extends StoredRecord> = ScreenOfNoun<
  Row,
  Listed
> & {
  /** The control to focus once the list is shown. */
  focusOn: string | undefined;
  /** These are undefined for who only reads. */
  onAdd?: (() => void) | undefined;
  onEdit?: ((record: Listed) => void) | undefined;
  /** Undefined where records are not copied. */
  onDuplicate?: ((record: Listed) => void) | undefined;
  onOpenBin?: (() => void) | undefined;
  selection: Selection;
  /** The records being edited in their rows. */
  edited?: readonly EditedRow<Listed>[];
};

const none: never[] = [];

export function RecordList<Row extends StoredRecord, Listed extends StoredRecord>(
  props: RecordListProps<Row, Listed>,
) {
  const { noun, actions, columns, nameOf, above, onAdd, onEdit, onOpenBin } = props;
  const { edited = none, selection } = props;
  const [asked, setAsked] = useState<Listed>();
  const list = useRecordList(props);
  const { records } = list;
  const viewOf = noun.hasDrafts ? previewAddress(noun) : undefined;
  const formOf = props.inline ? undefined : formAddress;
  const addressOf = onEdit ? formOf : viewOf;
  const inPlace = useMemo(() => records?.filter(isInOrder) ?? none, [records]);
  const binCount = useBin(props).data?.length ?? 0;
  const { view, foundIds, shown, isComplete } = useShownRecords(props, records);
  const many = useMany<Row, Listed>(props, selection, list.work);
  const manyActs = manyActsOf(actions);
  const isSettled = !list.isFetching && !list.isBusy && isComplete;
  // A saved record may no longer match the search.
  const focusLater = useFocusLater(isSettled, ...(props.focusOn ? [props.focusOn, 'search'] : []));
  const taken = useTakenRow<Listed>({
    ...list,
    records: inPlace,
    nameOf,
    isBusy: list.isBusy || list.isFetching,
  });
  const acts = useRowActs<Listed>({
    move: actions.move && move,
    ...taken,
    edit: onEdit,
    addressOf,
    duplicate: props.onDuplicate,
    isFixed: props.isFixed,
    selection: manyActs.length > 0 ? selection : undefined,
    remove: actions.remove && setAsked,
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
      <ScreenHead title={noun.title}>
        {actions.deleted && onOpenBin && <BinLink count={binCount} onOpen={onOpenBin} />}
        {!isEmpty && addButton}
      </ScreenHead>
      {above}
      <ListMessages
        isConnectionLost={list.isConnectionLost}
        failure={list.failure}
        loadFailure={list.error?.message}
        isListed={records !== undefined}
        onAgain={list.reload}
        report={many.report}
        addressOf={addressOf}
        onDismiss={many.dismiss}
      />
      {content()}
      <BulkBar
        records={records ?? none}
        found={foundIds}
        nameOf={nameOf}
        noun={noun}
        selection={selection}
        isBusy={list.isBusy}
        acts={manyActs}
        onAct={many.act}
        findAdvice={props.findAdvice}
      />
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

  function content(): ReactNode {
    if (!records) return list.error ? null : <Loading>{`Loading ${noun.many}...`}</Loading>;
    const empty = { many: noun.many, hint: props.emptyHint, binCount };
    if (isEmpty) return <NoRecords {...empty}>{addButton}</NoRecords>;
    const isWhole = view.search === '' && !view.sort && !view.state;
    const isFound = foundIds.length > 0;
    return (
      <>
        {noun.hasDrafts && <ListViews screen={props} records={records} view={view} />}
        <ListTools
          view={view}
          many={noun.many}
          sortable={columns.filter(({ sortBy }) => sortBy).map(({ title }) => title)}
          found={view.search && `${foundIds.length} of ${records.length} found`}
          isOrderHeld={actions.move !== undefined && !isWhole && isFound}
        />
        {!isFound && edited.length === 0 ? (
          <NothingFound many={noun.many} view={view} />
        ) : (
          <OrderedRows<Listed>
            isOrdered={actions.move !== undefined}
            items={inPlace}
            shown={shown}
            isHeld={!isWhole}
            edited={edited}
            nameOf={nameOf}
            isBusy={list.isBusy}
            onDrop={(record, position) => list.move(record, { position })}
            onSay={list.say}
          >
            <RecordTable
              title={noun.title}
              columns={columns}
              records={records}
              shown={shown}
              found={foundIds}
              nameOf={nameOf}
              acts={acts}
              sort={view.sort}
              isOrderHeld={!isWhole}
              isBusy={!isSettled}
              edited={edited}
            />
          </OrderedRows>
        )}
      </>
    );
  }
}
