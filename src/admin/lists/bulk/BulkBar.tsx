import { Button } from '@mantine/core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { BulkAction, StoredRecord } from '../../actions/actions.ts';
import { usePageMark } from '../../browser/usePageMark.ts';
import { ConfirmPublishMany, type Weak } from './ConfirmPublishMany.tsx';
import type { FindAdvice } from '../../frame/screen.ts';
import { SelectedBar } from './SelectedBar.tsx';
import type { Selection } from './selection.ts';
import { countOfRecords } from '../../../model/noun.ts';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { useRead } from '../../actions/useAction.ts';

type BulkBarProps<Row> = {
  /** All records of the list. */
  records: readonly Row[];
  /** The ids of the matching records. */
  foundIds: readonly string[];
  /** The number of matching records, also of those that are not fetched yet. */
  foundCount?: number;
  onSelectAll?: () => void;
  getName: (record: Row) => string;
  /** `partner` and `partners` */
  noun: { one: string; many: string };
  selection: Selection;
  isBusy: boolean;
  actions: readonly BulkAction[];
  /** True for a record that can only be published. */
  isFixed?: ((record: Row) => boolean) | undefined;
  onAction: (act: BulkAction, records: readonly Row[], onAnswer: () => void) => void;
  findAdvice?: FindAdvice<Row> | undefined;
};

const labels: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  remove: 'Delete…',
  restore: 'Restore',
};

/** The bulk actions for the selected records, below the list. */
export function BulkBar<Row extends StoredRecord>(props: BulkBarProps<Row>) {
  const { records, foundIds, getName, noun, selection, actions, onAction } = props;
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

  function startAction(act: BulkAction) {
    if (isBusy) return;
    if (act === 'remove') setConfirmingDelete(true);
    else if (act === 'publish') void publishing.publish(selectedRecords);
    else onAction(act, selectedRecords, () => {});
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
          {actions
            .filter((act) => act === 'publish' || !hasFixed)
            .map((act) => (
              <Button
                key={act}
                variant="outline"
                aria-disabled={isBusy}
                onClick={() => startAction(act)}
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
          names={selectedRecords.map(getName)}
          isBusy={isBusy}
          onCancel={() => setConfirmingDelete(false)}
          onDelete={() => onAction('remove', selectedRecords, () => setConfirmingDelete(false))}
        />
      )}
    </>
  );
}

type ConfirmDeleteManyProps = {
  noun: { one: string };
  names: string[];
  isBusy: boolean;
  onCancel: () => void;
  onDelete: () => void;
};

const namedAtMost = 8;

function ConfirmDeleteMany({ noun, names, onDelete, ...dialog }: ConfirmDeleteManyProps) {
  const count = names.length === 1 ? noun.one : countOfRecords(noun, names.length);
  const others = names.length - namedAtMost;
  return (
    <ConfirmDialog
      {...dialog}
      heading={`Delete ${count}`}
      confirm="Delete"
      busy="Deleting..."
      onConfirm={onDelete}
    >
      <p>
        Are you sure you want to delete {names.length === 1 ? 'this' : 'these'} {count}?
      </p>
      <p className="muted">
        {names.slice(0, namedAtMost).join(', ')}
        {others > 0 && ` and ${others} more`}
      </p>
    </ConfirmDialog>
  );
}

type PublishingOptions<Row> = {
  getName: (record: Row) => string;
  onAction: (act: BulkAction, records: readonly Row[], onAnswer: () => void) => void;
  findAdvice?: FindAdvice<Row> | undefined;
};

/** Publishes several records, and asks first if there is advice. Publishes directly if the advice cannot be loaded. */
function useAdvisedPublishing<Row extends StoredRecord>(options: PublishingOptions<Row>) {
  const { getName, onAction, findAdvice } = options;
  const read = useRead();
  const [isLoading, setLoading] = useState(false);
  const [question, setQuestion] = useState<{ records: readonly Row[]; weak: Weak[] }>();

  async function findWeak(records: readonly Row[]): Promise<Weak[]> {
    const unpublished = records.filter(({ publication }) => publication?.state !== 'published');
    if (!findAdvice || unpublished.length === 0) return [];
    const advice = await findAdvice(unpublished, read).catch(() => []);
    return unpublished
      .map((record, index) => ({
        id: record.id,
        name: getName(record),
        texts: advice[index] ?? [],
      }))
      .filter(({ texts }) => texts.length > 0);
  }

  async function publish(records: readonly Row[]) {
    setLoading(true);
    const weak = await findWeak(records).finally(() => setLoading(false));
    if (weak.length > 0) setQuestion({ records, weak });
    else onAction('publish', records, () => {});
  }

  return {
    isLoading,
    confirmation: question && { count: question.records.length, weak: question.weak },
    publish,
    confirm: () => question && onAction('publish', question.records, () => setQuestion(undefined)),
    cancel: () => setQuestion(undefined),
  };
}
