import { Button } from '@mantine/core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ManyAct, StoredRecord } from '../../actions/actions.ts';
import { usePageMark } from '../../browser/usePageMark.ts';
import { ConfirmDeleteMany } from './ConfirmDeleteMany.tsx';
import { ConfirmPublishMany } from './ConfirmPublishMany.tsx';
import type { FindAdvice } from '../../frame/screen.ts';
import { SelectedBar } from './SelectedBar.tsx';
import type { Selection } from './selection.ts';
import { useAdvisedPublishing } from './useAdvisedPublishing.ts';

type BulkBarProps<Row> = {
  /** All records of the list. */
  records: readonly Row[];
  /** The ids of the matching records. */
  foundIds: readonly string[];
  /** The number of matching records, also of those that are not fetched yet. */
  foundCount?: number;
  onSelectAll?: () => void;
  nameOf: (record: Row) => string;
  /** `partner` and `partners` */
  noun: { one: string; many: string };
  selection: Selection;
  isBusy: boolean;
  acts: readonly ManyAct[];
  /** True for a record that can only be published. */
  isFixed?: ((record: Row) => boolean) | undefined;
  onAct: (act: ManyAct, records: readonly Row[], onAnswer: () => void) => void;
  findAdvice?: FindAdvice<Row> | undefined;
};

const labels: Record<ManyAct, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  remove: 'Delete…',
  restore: 'Restore',
};

/** The bulk actions for the selected records, below the list. */
export function BulkBar<Row extends StoredRecord>(props: BulkBarProps<Row>) {
  const { records, foundIds, nameOf, noun, selection, acts, onAct } = props;
  const { foundCount = foundIds.length, onSelectAll = selection.chooseAll } = props;
  const [isConfirmingDelete, setConfirmingDelete] = useState(false);
  const ids = useSyncExternalStore(selection.subscribe, selection.ids, selection.ids);
  const selectedRecords = useMemo(() => records.filter(({ id }) => ids.has(id)), [records, ids]);
  const hasFixed = props.isFixed !== undefined && selectedRecords.some(props.isFixed);
  const publishing = useAdvisedPublishing(props);
  usePageMark('selection', selectedRecords.length > 0);
  const isBusy = props.isBusy || publishing.isLoading;
  const visibleCount = foundIds.filter((id) => ids.has(id)).length;
  const hiddenCount = selectedRecords.length - visibleCount;
  const count = `${selectedRecords.length} selected`;
  const text = hiddenCount > 0 ? `${count}, ${hiddenCount} not in this view` : count;

  function startAct(act: ManyAct) {
    if (isBusy) return;
    if (act === 'remove') setConfirmingDelete(true);
    else if (act === 'publish') void publishing.publish(selectedRecords);
    else onAct(act, selectedRecords, () => {});
  }

  return (
    <>
      <p className="sr" role="status">
        {selectedRecords.length > 0 && text}
      </p>
      {selectedRecords.length > 0 && (
        <SelectedBar
          count={
            <>
              {count}
              {hiddenCount > 0 && <small>{`${hiddenCount} not in this view`}</small>}
            </>
          }
          onClear={selection.clear}
        >
          {acts
            .filter((act) => act === 'publish' || !hasFixed)
            .map((act) => (
              <Button
                key={act}
                variant="outline"
                aria-disabled={isBusy}
                onClick={() => startAct(act)}
              >
                {labels[act]}
              </Button>
            ))}
          {visibleCount < foundCount && (
            <Button variant="outline" onClick={onSelectAll}>
              {`Select all ${foundCount}`}
            </Button>
          )}
        </SelectedBar>
      )}
      {publishing.confirmation && (
        <ConfirmPublishMany
          {...publishing.confirmation}
          noun={noun}
          isBusy={isBusy}
          onCancel={publishing.cancel}
          onPublish={publishing.confirm}
        />
      )}
      {isConfirmingDelete && (
        <ConfirmDeleteMany
          noun={noun}
          names={selectedRecords.map(nameOf)}
          isBusy={isBusy}
          onCancel={() => setConfirmingDelete(false)}
          onDelete={() => onAct('remove', selectedRecords, () => setConfirmingDelete(false))}
        />
      )}
    </>
  );
}
