/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- Keys are pressed on the controls within. */
import { Button } from '@mantine/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import { actorName } from '../../../model/actors.ts';
import { binDays, daysLeftInBin } from '../../../model/bin.ts';
import { plural } from '../../../lib/text/plural.ts';
import type { ScreenOfNoun } from '../../frame/screen.ts';
import { useEditor } from '../../frame/member-context.ts';
import type { BulkAction, StoredRecord, Version } from '../../actions/actions.ts';
import { Loading } from '../../feedback/Loading.tsx';
import { formatDateTime } from '../../controls/format-local-time.ts';
import { ScreenHead } from '../../frame/ScreenHead.tsx';
import { useChange } from '../../actions/useChange.ts';
import styles from './Bin.module.css';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { chooseByKey } from '../bulk/choose-by-key.ts';
import { EmptyList } from '../EmptyList.tsx';
import { ListFailure } from '../ListFailure.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ManyReported } from '../bulk/ManyReported.tsx';
import { SelectBox } from '../bulk/SelectBox.tsx';
import { makeSelection, type Selection } from '../bulk/selection.ts';
import { closeBin, useBin } from './useBin.ts';
import { useDeletion } from './useDeletion.ts';
import { useMany } from '../bulk/useMany.ts';

type BinProps<Row extends StoredRecord, Listed extends StoredRecord> = ScreenOfNoun<Row, Listed> & {
  onRestored: (id: string) => void;
};

/** The deleted records of a noun. One or several can be restored. */
export function Bin<Row extends StoredRecord, Listed extends StoredRecord>(
  props: BinProps<Row, Listed>,
) {
  const { noun, getName, onRestored } = props;
  const bin = useBin(props);
  const { change, isBusy, failure } = useChange({ keys: [[noun.name]], failsIn: 'place' });
  const { restore } = useDeletion(props, change);
  const [selection] = useState(makeSelection);
  const bulk = useMany<Row, Listed>(props, selection, change);
  // The deleted records contain only the columns needed for their names.
  const records = useMemo(() => bin.data?.map(({ record }) => record as Listed) ?? [], [bin.data]);
  const ids = useMemo(() => records.map(({ id }) => id), [records]);
  useLayoutEffect(() => selection.show(ids), [selection, ids]);

  return (
    <>
      <ScreenHead
        title="Bin"
        takesFocus
        back={{ text: `Back to ${noun.title}`, address: '?', go: closeBin }}
      />
      <ListFailure message={failure} />
      <ManyReported report={bulk.report} getUrl={undefined} onDismiss={bulk.dismiss} />
      {content()}
      <BulkBar
        records={records}
        foundIds={ids}
        getName={getName}
        noun={noun}
        selection={selection}
        isBusy={isBusy}
        actions={restoring}
        onAction={bulk.act}
      />
    </>
  );

  function content() {
    if (bin.error) {
      return <LoadFailure message={bin.error.message} onAgain={() => void bin.refetch()} />;
    }
    if (!bin.data) return <Loading>Loading the bin...</Loading>;
    const hint = `Deleted ${noun.many} stay here for ${binDays} days and can be restored.`;
    if (bin.data.length === 0) return <EmptyList text="The bin is empty" hint={hint} />;
    return (
      <>
        <p className={`muted ${styles.hint}`}>{hint}</p>
        <ul
          className={styles.records}
          aria-label={`Deleted ${noun.many}`}
          onKeyDown={(event) => chooseByKey(event, selection)}
        >
          {bin.data.map((version) => (
            <Deleted
              key={version.record.id}
              version={version}
              name={getName(version.record as Listed)}
              isBusy={isBusy}
              selection={selection}
              onRestore={() => restore(version.record, onRestored)}
            />
          ))}
        </ul>
      </>
    );
  }
}

const restoring: BulkAction[] = ['restore'];

type DeletedProps<Row> = {
  version: Version<Row>;
  name: string;
  isBusy: boolean;
  selection: Selection;
  onRestore: () => void;
};

function Deleted<Row extends StoredRecord>(props: DeletedProps<Row>) {
  const { version, name, isBusy, selection, onRestore } = props;
  const { savedAt, savedBy, record } = version;
  const daysLeft = daysLeftInBin(savedAt);
  const editor = useEditor();
  return (
    <li className={styles.record} data-row={record.id}>
      <SelectBox id={record.id} name={name} selection={selection} />
      <b className={styles.name}>{name}</b>
      <span className={`num ${styles.when}`}>
        Deleted <time dateTime={savedAt}>{formatDateTime(savedAt)}</time> by{' '}
        {savedBy === editor ? 'you' : actorName(savedBy)}
      </span>
      <span className={`num ${styles.left}`}>
        {plural(daysLeft, 'Last day to restore', '# days left')}
      </span>
      <Button
        variant="default"
        aria-disabled={isBusy}
        aria-label={`Restore ${name}`}
        onClick={() => !isBusy && onRestore()}
      >
        Restore
      </Button>
    </li>
  );
}
