import { Button } from '@mantine/core';
import { binDays, daysLeftInBin } from '../../lib/bin.ts';
import { plural } from '../../lib/plural.ts';
import type { ScreenOfNoun } from '../screen.ts';
import type { StoredRecord, Version } from '../actions.ts';
import { Loading } from '../Loading.tsx';
import { momentOf } from '../moment-text.ts';
import { ScreenHead } from '../ScreenHead.tsx';
import styles from './Bin.module.css';
import { EmptyList } from './EmptyList.tsx';
import { ListFailure } from './ListFailure.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { closeBin, useBin } from './useBin.ts';
import { useDeletion } from './useDeletion.ts';
import { useWork } from './useWork.ts';

type BinProps<Row extends StoredRecord, Listed extends Row> = ScreenOfNoun<Row, Listed> & {
  onRestored: (id: string) => void;
};

/** The deleted records of a noun, each with a button to restore it. */
export function Bin<Row extends StoredRecord, Listed extends Row>(props: BinProps<Row, Listed>) {
  const { noun, nameOf, onRestored } = props;
  const bin = useBin(props);
  const { work, isBusy, failure } = useWork();
  const { restore } = useDeletion(props, work);

  return (
    <>
      <ScreenHead
        title="Bin"
        takesFocus
        back={{ text: `Back to ${noun.title}`, address: '?', go: closeBin }}
      />
      <ListFailure message={failure} />
      {content()}
    </>
  );

  function content() {
    if (bin.error) {
      return <LoadFailure message={bin.error.message} onAgain={() => void bin.refetch()} />;
    }
    if (!bin.data) return <Loading>Loading the bin...</Loading>;
    if (bin.data.length === 0) {
      return (
        <EmptyList
          text="The bin is empty"
          hint={`Deleted ${noun.many} lie here for ${binDays} days, and can be brought back.`}
        />
      );
    }
    return (
      <ul className={styles.records} aria-label={`Deleted ${noun.many}`}>
        {bin.data.map((version) => (
          <Deleted
            key={version.record.id}
            version={version}
            name={nameOf(version.record)}
            isBusy={isBusy}
            onRestore={() => restore(version.record, ({ id }) => onRestored(id))}
          />
        ))}
      </ul>
    );
  }
}

type DeletedProps<Row> = {
  version: Version<Row>;
  name: string;
  isBusy: boolean;
  onRestore: () => void;
};

function Deleted<Row>({ version, name, isBusy, onRestore }: DeletedProps<Row>) {
  const { savedAt, savedBy } = version;
  const daysLeft = daysLeftInBin(savedAt);
  return (
    <li className={styles.record}>
      <b className={styles.name}>{name}</b>
      <span className={`num ${styles.when}`}>
        Deleted <time dateTime={savedAt}>{momentOf(savedAt)}</time> by {savedBy}
      </span>
      <span className={`num ${styles.left}`}>{plural(daysLeft, 'Last day', '# days left')}</span>
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
