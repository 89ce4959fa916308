import { Button } from '@mantine/core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ManyAct, StoredRecord } from '../actions.ts';
import { usePageMark } from '../usePageMark.ts';
import { ConfirmDeleteMany } from './ConfirmDeleteMany.tsx';
import { ConfirmPublishMany } from './ConfirmPublishMany.tsx';
import type { FindAdvice } from '../screen.ts';
import { SelectedBar } from './SelectedBar.tsx';
import type { Selection } from './selection.ts';
import { useAdvisedPublishing } from './useAdvisedPublishing.ts';

type BulkBarProps<Row> = {
  /** All records of the list. */
  records: readonly Row[];
  /** The ids of the matching records. */
  foundIds: readonly string[];
  nameOf: (record: Row) => string;
  /** `partner` and `partners` */
  noun: { one: string; many: string };
  selection: Selection;
  isBusy: boolean;
  /** What can be done to these records. */
  acts: readonly ManyAct[];
  onAct: (act: ManyAct, records: readonly Row[], onAnswer: () => void) => void;
  findAdvice?: FindAdvice<Row> | undefined;
};

const labels: Record<ManyAct, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  remove: 'Delete…',
  restore: 'Restore',
};

/** What can be done to all that is selected, at the foot of the list. */
export function BulkBar<Row extends StoredRecord>(props: BulkBarProps<Row>) {
  const { records, foundIds, nameOf, noun, selection, acts, onAct } = props;
  const [isAsking, setAsking] = useState(false);
  const ids = useSyncExternalStore(selection.subscribe, selection.ids, selection.ids);
  const chosen = useMemo(() => records.filter(({ id }) => ids.has(id)), [records, ids]);
  const advised = useAdvisedPublishing(props);
  usePageMark('selection', chosen.length > 0);
  const isBusy = props.isBusy || advised.isLooking;
  const inView = foundIds.filter((id) => ids.has(id)).length;
  const hiddenCount = chosen.length - inView;
  const count = `${chosen.length} selected`;
  const text = hiddenCount > 0 ? `${count}, ${hiddenCount} of them not in this view` : count;

  function ask(act: ManyAct) {
    if (isBusy) return;
    if (act === 'remove') setAsking(true);
    else if (act === 'publish') void advised.publish(chosen);
    else onAct(act, chosen, () => {});
  }

  return (
    <>
      <p className="sr" role="status">
        {chosen.length > 0 && text}
      </p>
      {chosen.length > 0 && (
        <SelectedBar
          count={
            <>
              {count}
              {hiddenCount > 0 && <small>{`${hiddenCount} not in this view`}</small>}
            </>
          }
          onClear={selection.clear}
        >
          {acts.map((act) => (
            <Button key={act} variant="outline" aria-disabled={isBusy} onClick={() => ask(act)}>
              {labels[act]}
            </Button>
          ))}
          {inView < foundIds.length && (
            <Button variant="outline" onClick={selection.chooseAll}>
              {`Select all ${foundIds.length}`}
            </Button>
          )}
        </SelectedBar>
      )}
      {advised.asked && (
        <ConfirmPublishMany
          {...advised.asked}
          noun={noun}
          isBusy={isBusy}
          onCancel={advised.cancel}
          onPublish={advised.publishAsked}
        />
      )}
      {isAsking && (
        <ConfirmDeleteMany
          noun={noun}
          names={chosen.map(nameOf)}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onDelete={() => onAct('remove', chosen, () => setAsking(false))}
        />
      )}
    </>
  );
}
